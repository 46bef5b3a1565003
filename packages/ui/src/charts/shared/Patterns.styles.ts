import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media } from '../../tokens/scale.ts';

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
