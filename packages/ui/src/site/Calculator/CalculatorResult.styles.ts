import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, fontFamily, fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';
import { visuallyHidden } from '../../tokens/visuallyHidden.ts';
import { whileUnread } from '../whileUnread.ts';

/** The container for the figure's size: the figure is never wider than the column. */
export const Result = styled.section`
  container-type: inline-size;
  position: relative;
  min-width: 0;

  & > p:first-child {
    color: ${color('textQuiet')};
    font: ${font('regular', 15, 24)};

    /* Forced colours put a background behind each text: the large figure's would cover this line. */
    ${media.forcedColors} {
      position: relative;
    }
  }

  /* Replaces that line, and takes no room, so that nothing moves. */
  & > p:first-child > span {
    position: absolute;
    inset-inline: 0;
    display: none;
  }
  ${whileUnread} & > p:first-child > span {
    display: block;
    visibility: visible;
  }

  &[data-stale] > p:first-child {
    color: ${color('warning')};
    font-weight: ${fontWeight.strong};
  }

  ${media.belowDesktop} {
    padding-top: ${space[10]};
    border-top: 1px solid ${color('lineDeep')};
  }

  /* Centred in the empty column: a gap of 24 px and half a column, of which this box has seven. */
  ${media.fromDesktop} {
    &::before {
      position: absolute;
      inset-block: 0;
      left: calc(-100% / 14 - 13.7px);
      width: 1px;
      background: ${color('line')};
      content: '';
    }
  }

  ${media.print} {
    padding-top: 0;
    border-top: 0;
  }
`;

/** The same height for one figure as for a two-line sentence, so that nothing below moves. */
export const FigurePlace = styled.div`
  display: flex;
  align-items: center;
  min-height: 8rem;
  color: ${color('heading')};

  [data-stale] > & {
    color: ${color('textQuiet')};
  }

  /* --letters: the figure's length; one too long for the column gets a smaller font. */
  & > strong {
    font: ${fontWeight.display} 1em/${lineHeight['100%']} ${fontFamily.heading};
    font-size: min(${fontSize[116]}, calc(200cqi / var(--letters)));
    letter-spacing: -0.022em;
    white-space: nowrap;
  }

  ${media.phone} {
    min-height: 5.5rem;

    & > strong {
      font-size: min(${fontSize[70]}, calc(200cqi / var(--letters)));
    }
  }

  & > strong[data-words] {
    font-size: min(${fontSize[48]}, 10cqi);
    line-height: ${lineHeight['110%']};
    text-wrap: balance;
    white-space: normal;
  }
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[8]};
  color: ${color('textQuiet')};
  font: ${font('regular', 18, 28)};

  & strong {
    color: ${color('text')};
    font-weight: ${fontWeight.semibold};
  }

  /* Always two lines, whatever the amounts. */
  ${media.phone} {
    column-gap: ${space[5]};
    font-size: ${fontSize[17]};

    & > :last-child {
      flex-basis: 100%;
    }
  }
`;

/** The figure's conditions, below it; the height is fixed, so that nothing below moves. The bar is as tall as the text. */
export const Truth = styled.div`
  max-width: 38rem;
  min-height: 4.5rem;
  margin-top: ${space[4]};
  font: ${font('regular', 15, 24)};

  & > p {
    padding-left: ${space[4]};
    border-left: 2px solid ${color('warning')};
  }

  & strong {
    font-weight: ${fontWeight.semibold};
  }

  /* Paper has no use for controls. */
  ${media.print} {
    min-height: 0;

    & button {
      display: none;
    }
  }
`;

export const Bars = styled.div`
  margin-top: ${space[10]};
  padding-top: ${space[8]};
  border-top: 1px solid ${color('lineDeep')};

  ${media.print} {
    margin-top: ${space[5]};
    padding-top: ${space[5]};
  }

  ${media.phone} {
    margin-top: ${space[7]};
    padding-top: ${space[6]};
    border-color: ${color('line')};
  }
`;

export const Steps = styled.table`
  width: 100%;
  font: ${font('regular', 16, 24)};

  & > caption {
    padding-bottom: ${space[5]};
    text-align: start;
  }

  & > caption > h2 {
    color: ${color('heading')};
    ${type.h2}
    font-size: ${fontSize.sectionTitle};
  }

  & th,
  & td {
    padding: ${space[3]} 0;
    border-bottom: 1px solid ${color('line')};
    text-align: start;
    vertical-align: baseline;
  }

  & tr > :last-child:not([colspan]) {
    text-align: end;
    white-space: nowrap;
    ${type.tabular}
  }

  & td:nth-child(2) {
    padding-inline: ${space[4]};
    color: ${color('textQuiet')};
  }

  & thead th {
    border-color: ${color('lineDeep')};
    color: ${color('textQuiet')};
    ${type.small}
  }

  & thead th:nth-child(2) {
    padding-inline: ${space[4]};
  }

  & [colspan] {
    padding-top: ${space[6]};
    padding-bottom: ${space[2]};
    color: ${color('heading')};
    font: ${font('medium', 18, 24, 'heading')};
  }

  & [data-kind$='Total'] > * {
    border-color: ${color('control')};
    font-weight: ${fontWeight.semibold};
  }

  & [data-kind='saving'] > * {
    padding-block: ${space[4]};
    border-bottom: 0;
    background: ${color('tint')};
    font-weight: ${fontWeight.semibold};
  }

  & [data-kind='saving'] > td:nth-child(2) {
    font-weight: ${fontWeight.regular};
  }

  ${media.fromTablet} {
    & [data-kind='saving'] > :first-child {
      padding-left: ${space[4]};
    }

    & [data-kind='saving'] > :last-child {
      padding-right: ${space[4]};
    }
  }

  /* The calculation is below the name; the amount is beside both. */
  ${media.phone} {
    & thead {
      ${visuallyHidden}
    }

    & tr:not(:has([colspan])) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: ${space[4]};
      align-items: center;
      padding-block: ${space[3]};
      border-bottom: 1px solid ${color('line')};
    }

    & tr:not(:has([colspan])) > * {
      padding: 0;
      border: 0;
    }

    & td:nth-child(2) {
      grid-area: 2 / 1;
      ${type.small}
    }

    & td:nth-child(2):empty {
      display: none;
    }

    & td:last-child {
      grid-area: 1 / 2 / span 2;
    }

    & tr[data-kind$='Total'] {
      border-color: ${color('control')};
    }

    & tr[data-kind='saving'] {
      padding: ${space[4]};
      border-bottom: 0;
      background: ${color('tint')};
    }
  }
  ${media.wordTooWide} {
    & tr:not(:has([colspan])) {
      grid-template-columns: minmax(0, 1fr);
    }

    & td:last-child {
      grid-area: 3 / 1;
    }
  }

  ${media.forcedColors} {
    & tr[data-kind='saving'] {
      border-block: 2px solid CanvasText;
    }
  }

  ${media.print} {
    & th,
    & td {
      padding-block: ${space[2]};
    }
  }
`;
