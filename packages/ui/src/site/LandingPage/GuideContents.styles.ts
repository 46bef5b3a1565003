import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, fontSize, lineHeight, type } from '../../tokens/type.ts';

export const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: 4.5rem;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Part = styled.li`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${space[7]};
  padding-block: ${space[6]} ${space[8]};
  border-bottom: 1px solid ${color('line')};

  & h3 {
    color: ${color('heading')};
    ${type.h3}
  }
  & p {
    margin-top: ${space[1]};
    color: ${color('textQuiet')};
    ${type.text}
  }
  ${media.phone} {
    grid-template-columns: 3.25rem minmax(0, 1fr);
    gap: ${space[6]};
    padding-block: ${space[5]} ${space[6]};
  }
  ${media.wordTooWide} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
  }
`;

export const PageNumber = styled.p`
  && {
    margin: 0;
    font: ${font('regular', 13, 20)};
  }
  & > b {
    display: block;
    color: ${color('heading')};
    font: ${font('title', 46, 52, 'heading')};
    font-variant-numeric: lining-nums;
    letter-spacing: -0.01em;
  }
  ${media.phone} {
    & > b {
      font-size: ${fontSize[32]};
      line-height: ${lineHeight[38]};
    }
  }
`;
