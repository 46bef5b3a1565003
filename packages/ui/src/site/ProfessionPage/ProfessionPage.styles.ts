import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, fontSize, fontWeight, type } from '../../tokens/type.ts';
import { navHeight, navHeightPhone } from '../NavBar/NavBar.styles.ts';
import { inset } from '../reading/reading.styles.ts';
import { visuallyHidden } from '../../tokens/visuallyHidden.ts';

export const Head = styled.header`
  position: relative;
  padding: calc(${navHeight} + ${space[16]}) ${inset} ${space[16]};
  overflow: clip;

  & > :not(div:first-child) {
    position: relative;
  }
  & > p:first-of-type {
    color: ${color('link')};
    font: ${font('semibold', 15, 22)};
  }
  & > h1 {
    max-width: 50rem;
    margin-top: ${space[3]};
    color: ${color('heading')};
    ${type.h1}
    font-size: ${fontSize.professionTitle};
  }
  & > h1 + p {
    max-width: 38rem;
    margin-top: ${space[5]};
    color: ${color('textQuiet')};
    ${type.lead}
  }
  ${media.phone} {
    padding-block: calc(${navHeightPhone} + ${space[8]}) ${space[10]};
  }
  ${media.print} {
    padding-block: 0 ${space[6]};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  margin-top: ${space[8]};

  ${media.print} {
    display: none;
  }
`;

export const Figures = styled.table`
  width: 100%;
  ${type.text}

  & th,
  & td {
    padding: ${space[4]} ${space[6]} ${space[4]} 0;
    text-wrap: pretty;
    vertical-align: baseline;
  }
  & :is(th, td):last-child {
    padding-right: 0;
  }
  & thead th {
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color('lineDeep')};
    color: ${color('textQuiet')};
    font: ${font('semibold', 14, 22)};
  }
  & thead th + th,
  & td {
    text-align: right;
    ${type.tabular}
    white-space: nowrap;
  }
  & tbody tr {
    border-bottom: 1px solid ${color('line')};
  }
  & tbody th {
    color: ${color('heading')};
    font-weight: ${fontWeight.strong};
  }
  & td:nth-child(3) {
    color: ${color('heading')};
    font-weight: ${fontWeight.semibold};
  }
  ${media.phone} {
    &,
    & tbody {
      display: block;
    }
    /* Visually hidden, because each cell repeats it; screen readers still read it. */
    & thead {
      ${visuallyHidden}
    }
    & tbody {
      border-top: 1px solid ${color('lineDeep')};
    }
    & tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[1]};
      padding-block: ${space[4]};
    }
    & tbody :is(th, td) {
      padding: 0;
    }
    & td {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space[4]};
      justify-content: space-between;
    }
    & td::before {
      color: ${color('textQuiet')};
      font-weight: ${fontWeight.regular};
      content: attr(data-column);
      content: attr(data-column) / '';
    }
  }
  ${media.wordTooWide} {
    & td {
      justify-content: flex-end;
      white-space: normal;
    }
    & td::before {
      flex-basis: 100%;
      text-align: start;
    }
  }
`;

export const Terms = styled.p`
  max-width: 46rem;
  margin-top: ${space[5]};
  color: ${color('textQuiet')};
  ${type.small}
`;

/** Two lists side by side. */
export const Fit = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[10]} 4.5rem;

  & h3 {
    padding-block: ${space[6]} ${space[3]};
    border-bottom: 1px solid ${color('line')};
    color: ${color('heading')};
    ${type.h3}
  }
  & li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    padding-block: ${space[4]};
    border-bottom: 1px solid ${color('line')};
    text-wrap: pretty;
  }
  & svg {
    margin-top: 0.3rem;
    color: ${color('textQuiet')};
  }
  & [data-fit='suits'] svg {
    color: ${color('success')};
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Rules = styled.ol`
  & > li {
    padding-block: ${space[5]};
    border-bottom: 1px solid ${color('line')};
    break-inside: avoid;
  }
  & > li:first-child {
    border-top: 1px solid ${color('lineDeep')};
  }
  & p {
    max-width: 38rem;
    text-wrap: pretty;
  }
  & small {
    display: block;
    max-width: 38rem;
    margin-top: ${space[2]};
    color: ${color('textQuiet')};
    ${type.small}
  }
`;
