import { styled } from 'styled-components';
import { media, space } from '../../tokens/scale.ts';

export const Versions = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[1]} ${space[4]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Version = styled.div`
  display: grid;
  gap: ${space[1]};
  align-content: start;
  justify-items: start;
  min-width: 0;

  & > p {
    max-height: 10rem;
    overflow: auto;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
