import { styled } from 'styled-components';
import { media, space } from '../../tokens/scale.ts';

/** The two versions of a field beside each other; on a phone below each other. */
export const Versions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[1]} ${space[4]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }

  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  /* A whole report must not push the buttons out of sight. */
  p[tabindex] {
    max-height: 16rem;
    overflow: auto;
  }
`;
