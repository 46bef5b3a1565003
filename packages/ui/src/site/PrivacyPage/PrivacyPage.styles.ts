import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, fontSize, type } from '../../tokens/type.ts';
import { navHeight } from '../NavBar/NavBar.styles.ts';
import { inset } from '../reading/reading.styles.ts';
import { visuallyHidden } from '../../tokens/visuallyHidden.ts';

/* 68 characters of running text: a `ch` is the width of a zero, and most letters are narrower. */
const line = '32rem';

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

export const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  ${type.text}

  & caption {
    padding-bottom: ${space[3]};
    color: ${color('textQuiet')};
    text-align: start;
    ${type.small}
  }
  & th,
  & td {
    padding: ${space[3]} ${space[6]} ${space[3]} 0;
    text-wrap: pretty;
    vertical-align: top;
  }
  & th:last-child,
  & td:last-child {
    padding-right: 0;
  }
  & thead th {
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color('lineDeep')};
    color: ${color('textQuiet')};
    font: ${font('semibold', 14, 22)};
  }
  & tbody tr {
    border-bottom: 1px solid ${color('line')};
    break-inside: avoid;
  }
  & tbody th {
    color: ${color('heading')};
    font: ${font('semibold', 16, 28)};
  }

  ${media.phone} {
    &,
    & tbody,
    & caption {
      display: block;
    }
    /* Visually hidden, because each cell repeats it; screen readers still read it. */
    & thead {
      ${visuallyHidden}
    }
    & tbody {
      border-top: 1px solid ${color('line')};
    }
    & tbody tr {
      display: grid;
      gap: ${space[2]};
      padding-block: ${space[4]};
    }
    & th,
    & td {
      padding: 0;
    }
    & td::before {
      display: block;
      color: ${color('textQuiet')};
      ${type.small}
      content: attr(data-column);
      content: attr(data-column) / '';
    }
  }
`;

export const Stamp = styled.p`
  position: relative;
  margin-top: ${space[6]};
  color: ${color('textQuiet')};
  ${type.small}
`;

export const Brief = styled.section`
  padding: ${space[16]} ${inset};
  background: ${color('surface')};

  & > h2 {
    padding-bottom: ${space[6]};
    border-bottom: 1px solid ${color('lineDeep')};
    color: ${color('heading')};
    ${type.h2}
    font-size: ${fontSize.sectionTitle};
  }
  & > dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 4.5rem;
  }
  & > dl > div {
    padding-block: ${space[5]};
    border-bottom: 1px solid ${color('line')};
    break-inside: avoid;
  }
  & dt {
    color: ${color('heading')};
    ${type.h3}
  }
  & dd {
    max-width: ${line};
    margin-top: ${space[1]};
    ${type.text}
  }
  ${media.belowDesktop} {
    & > dl {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${media.phone} {
    padding-block: ${space[10]};
  }
  ${media.print} {
    padding-block: ${space[4]};
    background: none;
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: ${space[12]} ${space[6]};
  padding: ${space.section} ${inset};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${space[12]} ${space[16]};
  }
  ${media.print} {
    display: block;
    padding-block: ${space[8]} 0;
  }
`;

export const Sections = styled.div`
  display: grid;
  gap: ${space[16]};

  ${media.phone} {
    gap: ${space[12]};
  }
`;

export const Section = styled.section`
  display: grid;
  gap: ${space[5]};
  scroll-margin-top: calc(${navHeight} + ${space[6]});

  & > h2 {
    padding-bottom: ${space[3]};
    border-bottom: 1px solid ${color('lineDeep')};
    color: ${color('heading')};
    break-after: avoid;
    ${type.h2}
    font-size: ${fontSize.textTitle};
  }
  /* The line below the title is the top of the list. */
  & > h2 + dl {
    margin-top: calc(-1 * ${space[5]});
    border-top: 0;
  }
`;
