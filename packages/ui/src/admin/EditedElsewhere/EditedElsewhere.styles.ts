import { styled } from 'styled-components';
import { media, space } from '../../tokens/scale.ts';

export const Choices = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
`;

/** What both windows changed, field by field. */
export const Fields = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: ${space[2]} 0 0;
  padding: 0;
  list-style: none;
`;

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
