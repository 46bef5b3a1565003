import { createGlobalStyle } from 'styled-components';
import { media } from '../../tokens/scale.ts';
import { onlyTheSheet } from '../ReportView/ReportPrint.styles.ts';

/** One sheet without page numbers. The dialog covers the page on screen, and replaces it on paper. */
export const CodesPage = createGlobalStyle`
  @page {
    size: A4;
    margin: 20mm 22mm;
  }

  ${onlyTheSheet}

  ${media.print} {
    dialog:has([data-print-sheet]) {
      position: static !important;
      width: auto !important;
      max-height: none !important;
      box-shadow: none !important;
      overflow: visible !important;

      &::backdrop {
        display: none;
      }
    }
  }
`;
