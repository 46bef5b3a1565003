import { createGlobalStyle, css, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, fontFamily, fontSize, fontWeight } from '../../tokens/type.ts';

/** Prints only the sheet: hides every element that neither contains it nor is inside it. */
export const onlyTheSheet = css`
  ${media.print} {
    body *:not(:has([data-print-sheet])):not([data-print-sheet]):not([data-print-sheet] *) {
      display: none !important;
    }

    body,
    body *:has([data-print-sheet]) {
      display: block !important;
      min-height: 0 !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0 !important;
      background: none !important;
    }

    [data-print-sheet] :is(table, pre, blockquote) {
      break-inside: avoid;
    }

    [data-print-sheet] :is(p, li) {
      orphans: 3;
      widows: 3;
    }
  }
`;

export const PrintPage = createGlobalStyle`
  @page {
    size: A4;
    margin: 20mm 22mm 22mm;

    @bottom-right {
      font: ${fontWeight.regular} ${fontSize.printFoot} ${fontFamily.text};
      content: counter(page) ' / ' counter(pages);
    }
  }

  ${onlyTheSheet}
`;

const onPaper = `
  display: none;

  ${media.print} {
    display: block;
  }
`;

export const PrintHead = styled.header`
  ${onPaper}
  margin-bottom: 9mm;

  & > div {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    justify-content: space-between;
    padding-bottom: 4mm;
    border-bottom: 1px solid ${color('hairlineStrong')};
    color: ${color('heading')};
    font: ${font('regular', 'printNote', '135%')};

    & > span {
      display: flex;
      gap: ${space[2]};
      align-items: center;
    }

    & strong {
      display: block;
      font: ${font('semibold', 'printHead', '120%', 'heading')};
    }
  }

  & > [data-own] {
    margin-top: 9mm;
    color: ${color('heading')};
    font: ${font('semibold', 'printTitle', '120%', 'heading')};

    /* The text has a title of its own: this one says only what kind of report it is. */
    &[data-own='true'] {
      color: ${color('textQuiet')};
      font: ${font('regular', 'printText', '140%')};
    }
  }

  & > dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 0.5mm ${space[4]};
    margin-top: 3mm;
    font: ${font('regular', 'printFacts', '150%')};

    & > dt {
      color: ${color('textQuiet')};
    }
  }
`;

export const PrintFoot = styled.footer`
  ${onPaper}
  margin-top: 10mm;
  padding-top: 4mm;
  border-top: 1px solid ${color('hairlineStrong')};
  color: ${color('textQuiet')};
  font: ${font('regular', 'printNote', '150%')};
  break-inside: avoid;

  & > p + p {
    margin-top: 2mm;
  }
`;
