import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, type } from '../../tokens/type.ts';

/* 68 characters of running text: a `ch` is the width of a zero, and most letters are narrower. */
export const line = '32rem';

export const Paragraph = styled.p`
  max-width: ${line};
  ${type.text}
`;

export const Note = styled.p`
  max-width: ${line};
  padding-left: ${space[4]};
  border-left: 2px solid ${color('link')};
  ${type.text}
`;

/** A name and its text, side by side; stacked when that is too narrow. */
export const Facts = styled.dl`
  border-top: 1px solid ${color('line')};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 7fr);
    gap: ${space[1]} ${space[6]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color('line')};
    break-inside: avoid;
  }
  & dt {
    color: ${color('heading')};
    font: ${font('semibold', 16, 28)};
  }
  & dd {
    max-width: ${line};
    text-wrap: pretty;
    ${type.text}
  }
  & code {
    /* Our own font: a monospace font's width differs per machine and would move the line breaks. */
    font: ${font('medium', 15, 28)};
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
