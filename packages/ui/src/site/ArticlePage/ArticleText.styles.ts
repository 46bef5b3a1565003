import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';
import { navHeight } from '../NavBar/NavBar.styles.ts';
import { readingLine } from '../reading/reading.styles.ts';
import { visuallyHidden } from '../../tokens/visuallyHidden.ts';

/** The number of a source, after the figure. */
export const NoteMark = styled.sup`
  margin-left: 0.15em;
  font: ${font('medium', 11, '0%')};
  vertical-align: 0.5em;
  white-space: nowrap;

  & > a {
    padding: 0.5em 0.1em;
    color: ${color('link')};
    text-decoration: none;
  }
  ${media.hover} {
    & > a:hover {
      text-decoration: underline;
    }
  }
`;

export const Text = styled.div`
  font: ${font('regular', 18, '170%')};
  hanging-punctuation: first last;

  & > * {
    max-width: ${readingLine};
  }
  & > * + * {
    margin-top: ${space[5]};
  }
  & > h2 {
    margin-top: ${space[16]};
    color: ${color('heading')};
    scroll-margin-top: calc(${navHeight} + ${space[4]});
    break-after: avoid;
    ${type.h2}
    font-size: ${fontSize.textTitle};
  }
  & > h2:first-child {
    margin-top: 0;
  }
  & > h3 {
    margin-top: ${space[10]};
    color: ${color('heading')};
    break-after: avoid;
    ${type.h3}
  }
  & > h2 + *,
  & > h3 + * {
    margin-top: ${space[4]};
  }
  & strong {
    color: ${color('heading')};
    font-weight: ${fontWeight.article};
  }
  & > ul,
  & > ol {
    display: grid;
    gap: ${space[3]};
    padding-left: 1.375rem;
  }
  & > ul {
    list-style: disc;
  }
  & > ol {
    list-style: decimal;
  }
  & li {
    padding-left: ${space[1]};
  }
  & li::marker {
    color: ${color('textQuiet')};
  }

  /* A separate note: a condition or an exception. */
  & > blockquote {
    margin-inline: 0;
    margin-block: ${space[8]};
    padding: ${space[5]} ${space[6]};
    border-left: 2px solid ${color('link')};
    background: ${color('tint')};
    font-size: ${fontSize[16]};
    line-height: ${lineHeight['165%']};
    break-inside: avoid;
  }
  & > blockquote > p + p {
    margin-top: ${space[3]};
  }

  & > table {
    width: 100%;
    max-width: 44rem;
    margin-block: ${space[8]};
    font-size: ${fontSize[16]};
    line-height: ${lineHeight['150%']};
  }
  & > table th,
  & > table td {
    padding: ${space[3]} ${space[5]} ${space[3]} 0;
    text-wrap: pretty;
    vertical-align: top;
  }
  & > table :is(th, td):last-child {
    padding-right: 0;
  }
  & > table thead th {
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color('lineDeep')};
    color: ${color('textQuiet')};
    font: ${font('semibold', 14, 22)};
    vertical-align: bottom;
  }
  & > table tbody tr {
    border-bottom: 1px solid ${color('line')};
    break-inside: avoid;
  }
  & > table tbody th {
    color: ${color('heading')};
    font-weight: ${fontWeight.strong};
  }
  & > table [data-align='right'] {
    text-align: right;
    ${type.tabular}
    white-space: nowrap;
  }
  & > table thead [data-align='right'] {
    white-space: normal;
  }

  ${media.phone} {
    font-size: ${fontSize[17]};

    & > h2 {
      margin-top: ${space[12]};
    }
  }
  ${media.belowDesktop} {
    & > table,
    & > table tbody {
      display: block;
    }
    /* Visually hidden, because each cell repeats it; screen readers still read it. */
    & > table thead {
      ${visuallyHidden}
    }
    & > table tbody {
      border-top: 1px solid ${color('lineDeep')};
    }
    & > table tbody tr {
      display: grid;
      gap: ${space[1]};
      padding-block: ${space[4]};
    }
    & > table tbody :is(th, td) {
      padding: 0;
    }
    & > table tbody td {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: ${space[4]};
      text-align: start;
    }
    & > table tbody td[data-align='right'] {
      text-align: start;
      white-space: normal;
    }
    & > table tbody td::before {
      color: ${color('textQuiet')};
      text-align: start;
      ${type.small}
      content: attr(data-column);
      content: attr(data-column) / '';
    }
  }
  ${media.wordTooWide} {
    & > table tbody td {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
  ${media.print} {
    font-size: ${fontSize.printText};
    line-height: ${lineHeight['150%']};

    & > * {
      max-width: none;
    }
    & > h2 {
      margin-top: ${space[8]};
    }
    & > blockquote {
      background: none;
    }
    & > table {
      max-width: none;
      font-size: ${fontSize.printTable};
    }
  }
`;
