import { styled } from 'styled-components';
import { rail } from '../../components/Section/rail.styles.ts';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';

export const Quotations = styled.div`
  ${media.fromDesktop} {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${space[6]};

    & > :first-child {
      grid-column: 1 / 8;
      padding-right: ${space[8]};
    }
    & > :last-child {
      grid-column: 8 / -1;
    }
  }
  ${rail}
`;

export const Quotation = styled.figure`
  padding-top: ${space[8]};

  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[3]};
    align-items: center;
    margin-top: ${space[4]};
    color: ${color('textQuiet')};
    font: ${font('regular', 15, 24)};

    & > b {
      color: ${color('text')};
      font-weight: ${fontWeight.semibold};
    }
  }

  ${media.phone} {
    padding-top: ${space[5]};
  }
  & blockquote {
    margin: ${space[4]} 0 0;
  }
  & blockquote > p {
    font: ${font('display', 21, 29, 'heading')};
    text-wrap: pretty;
    quotes: '“' '”';

    &::before {
      content: open-quote;
    }
    &::after {
      content: close-quote;
    }
  }
  &[data-large='true'] blockquote > p {
    color: ${color('heading')};
    font-size: ${fontSize.testimonial};
    line-height: ${lineHeight['129%']};
    letter-spacing: -0.01em;

    /* The quotation mark hangs in the margin, so that the words align with the stars. */
    hanging-punctuation: first;
  }
`;

export const SampleNote = styled.p`
  margin-top: ${space[6]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color('line')};
  color: ${color('textQuiet')};
  ${type.small}
`;

export const Others = styled.div`
  & > figure {
    padding-bottom: ${space[8]};
  }
  & > figure + figure {
    border-top: 1px solid ${color('line')};
  }
  & > figure:last-child {
    padding-bottom: ${space[2]};
  }
  ${media.fromDesktop} {
    padding-left: ${space[12]};
    border-left: 1px solid ${color('line')};
  }
  ${media.belowDesktop} {
    border-top: 1px solid ${color('line')};
  }
  ${media.phone} {
    display: contents;

    & > figure,
    & > figure:last-child {
      padding-bottom: 0;
    }
    & > figure + figure {
      border-top: 0;
    }
  }
`;
