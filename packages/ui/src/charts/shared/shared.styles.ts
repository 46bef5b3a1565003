import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, media, radius } from '../../tokens/scale.ts';
import { font, type } from '../../tokens/type.ts';
import { visuallyHidden } from '../../tokens/visuallyHidden.ts';

/** The query container of a chart, which replaces the window: `cqi` and `@container` refer to it. */
export const Figure = styled.figure`
  position: relative;
  min-width: 0;
  container-type: inline-size;
  ${type.small}

  /* The definitions of its patterns. */
  & > svg {
    position: absolute;
  }

  & > figcaption {
    margin-top: 1rem;
    color: ${color('textQuiet')};
    text-wrap: pretty;
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

export const NothingYet = styled.p`
  display: grid;
  place-items: center;
  padding: 1rem;
  border-block: 1px solid ${color('hairline')};
  color: ${color('textQuiet')};
  text-align: center;
`;

export const HiddenTable = styled.div`
  ${visuallyHidden}
  bottom: 0;
`;

export const TableDisclosure = styled.details`
  margin-top: 0.5rem;

  & > summary {
    width: fit-content;
    padding-block: 0.25rem;
    border-radius: ${radius.small};
    color: ${color('link')};
    cursor: pointer;
  }

  & > summary::marker {
    color: ${color('textQuiet')};
  }

  ${media.coarse} {
    & > summary {
      padding-block: 0.75rem;
    }
  }

  /* At a text size of 200 % on a phone the table scrolls, the page does not. */
  & > div {
    margin-top: 0.5rem;
    overflow-x: auto;
  }

  ${media.print} {
    &:not([open]) {
      display: none;
    }

    & > summary {
      display: none;
    }
  }
`;

export const DataTable = styled.table`
  width: 100%;
  ${type.tabular}

  & th,
  & td {
    padding: 0.375rem 0 0.375rem 1rem;
    border-bottom: 1px solid ${color('hairline')};
    text-align: end;
    vertical-align: baseline;
  }

  & tr > :first-child {
    padding-left: 0;
    text-align: start;
  }

  & thead th {
    border-color: ${color('hairlineStrong')};
    color: ${color('textQuiet')};
  }
`;

/** Fills are printed even where a browser omits backgrounds. */
export const PatternDefs = styled.defs`
  & path {
    stroke: none;
    stroke-width: 2;
    stroke-linecap: square;
  }

  & [data-fill='deep'] {
    fill: ${color('chartDeep')};
  }

  & [data-fill='second'] {
    fill: ${color('chartSecond')};
  }

  & [data-fill='bar'] {
    fill: ${color('chartBar')};
  }

  & [data-fill='hatched'],
  & [data-fill='hollow'] {
    fill: ${color('tint')};
  }

  & [data-fill='hatched'] > path {
    stroke: ${color('chartBar')};
    stroke-width: 2.6;
  }

  ${media.print} {
    &[data-series='several'] > [data-fill='second'] > path,
    &[data-series='several'] > [data-fill='bar'] > path {
      stroke: ${color('surface')};
    }

    & [data-fill='bar'] > path {
      stroke-linecap: round;
    }
  }

  ${media.forcedColors} {
    & [data-fill='deep'] {
      fill: CanvasText;
    }

    & [data-fill='bar'] {
      fill: Highlight;
    }

    & [data-fill='second'],
    & [data-fill='hatched'],
    & [data-fill='hollow'] {
      fill: Canvas;
    }

    & [data-fill='second'] > path,
    & [data-fill='hatched'] > path {
      stroke: CanvasText;
    }
  }
`;

/** Covers the plot to show the focus ring; pointer events pass through to the points. */
export const RangeInput = styled.input`
  appearance: none;
  position: absolute;
  inset: -4px;
  width: calc(100% + 8px);
  height: calc(100% + 8px);
  margin: 0;
  border-radius: ${radius.small};
  background: transparent;
  pointer-events: none;

  &::-webkit-slider-thumb {
    appearance: none;
    width: 1px;
    height: 1px;
  }

  &::-moz-range-thumb {
    width: 1px;
    height: 1px;
    border: 0;
    background: transparent;
  }

  ${media.print} {
    display: none;
  }
`;

export const Bubble = styled.div`
  position: absolute;
  z-index: ${layer.stickyHead};
  width: max-content;
  max-width: 100%;
  padding: 0.375rem 0.625rem;
  border: 1px solid transparent;
  border-radius: ${radius.item};
  background: ${color('toast')};
  color: ${color('onToast')};
  font: ${font('medium', 13, 20)};
  ${type.tabular}
  pointer-events: none;

  & > p + p {
    color: ${color('onToastQuiet')};
  }

  ${media.print} {
    display: none;
  }
`;
