import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { media, radius, space } from '../../../tokens/scale.ts';
import { type } from '../../../tokens/type.ts';

export const Frame = styled.div`
  border: 1px solid ${color('hairlineStrong')};
  border-radius: ${radius.control};
  overflow: hidden;

  & > div {
    padding: ${space[6]};
    background: ${color('page')};
    color: ${color('heading')};
  }
`;

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${space[8]} ${space[6]};
  align-items: end;

  & > figure {
    grid-column: span 2;
    min-width: 0;
  }
  & > figure:nth-child(1) {
    grid-column: span 7;
  }
  & > figure:nth-child(2) {
    grid-column: span 5;
  }
  & > figure:nth-child(3),
  & > figure:nth-child(4) {
    grid-column: span 6;
  }
  & > figure:nth-child(5) {
    grid-column: span 12;
  }
  & figcaption {
    margin-top: ${space[2]};
    color: ${color('textQuiet')};
    ${type.meta}
  }
  ${media.phone} {
    & > figure {
      grid-column: span 6;
    }
    & > figure:nth-child(-n + 5) {
      grid-column: 1 / -1;
    }
  }
`;
