import { keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media } from '../../tokens/scale.ts';
import { fontFamily, fontSize, fontWeight, type } from '../../tokens/type.ts';
import { byWidth, plotWidth } from '../shared/fitting.ts';
import { plotHeight, textHeight } from './placeLabels.ts';

const axisText = `font: ${fontWeight.regular} ${fontSize[13]}/${textHeight}rem ${fontFamily.text}; ${type.tabular}`;
const rem = (size: number) => `${size}rem`;

/** Space above for labels over the highest line. */
export const Area = styled.div`
  padding-top: 1.5rem;
`;

/** The first column is as wide as its longest number. */
export const Axes = styled.div`
  display: grid;
  grid-template: ${rem(plotHeight)} 2rem auto / auto minmax(0, 1fr);
  column-gap: 0.5rem;
  color: ${color('textQuiet')};
  ${axisText}
`;

export const UpAxis = styled.div`
  display: grid;

  & > span {
    position: relative;
    grid-area: 1 / 1;
    height: max-content;
    text-align: end;
    white-space: nowrap;
    transform: translateY(-50%);
  }
`;

export const Plot = styled.div`
  container-type: inline-size;
  position: relative;
  touch-action: pan-y;
`;

export const AcrossAxis = styled.div`
  container-type: inline-size;
  position: relative;
  grid-column: 2;

  & > span {
    position: absolute;
    top: 0.5rem;
    white-space: nowrap;
    transform: translateX(-50%);
  }

  & > [data-end] {
    transform: translateX(-100%);
  }

  ${byWidth}

  /* At a text size of 200 % on a phone: only the first number, and the last if there is one at the end. */
  @container (max-width: ${plotWidth.narrow - 0.01}rem) {
    && > span:not(:first-child, [data-end]) {
      display: none;
    }

    && > [data-end] {
      display: block;
    }
  }
`;

const draw = keyframes`from { clip-path: inset(-1rem 100% -1rem 0); }`;

export const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  overflow: visible;

  & > line {
    stroke: ${color('course')};
  }

  & > [data-rule='tick'] {
    stroke: ${color('line')};
  }

  & > [data-rule='zero'] {
    stroke: ${color('lineDeep')};
  }

  & > [data-rule='own'],
  & > [data-rule='read'] {
    stroke-dasharray: 2 4;
  }

  @container (max-width: ${plotWidth.narrow - 0.01}rem) {
    & > [data-rule='stem'] {
      display: none;
    }
  }

  & > circle[data-line='0'] {
    fill: ${color('chartDeep')};
  }

  & > circle[data-line='1'] {
    fill: ${color('chartBar')};
  }

  & [data-ring] {
    fill: ${color('surface')};
    stroke: ${color('course')};
    stroke-width: 1.6;
  }

  & [data-dot] {
    fill: ${color('course')};
  }

  ${media.forcedColors} {
    & > line,
    & [data-ring] {
      stroke: CanvasText;
    }

    & > [data-rule='tick'] {
      stroke: GrayText;
    }

    & [data-ring] {
      fill: Canvas;
    }

    & > circle[data-line],
    & [data-dot] {
      fill: CanvasText;
    }
  }
`;

export const Strokes = styled.svg`
  overflow: visible;

  & > [data-line] {
    fill: none;
    stroke: ${color('chartDeep')};
    stroke-width: 2.4;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }

  & > [data-line='1'] {
    stroke: ${color('chartBar')};
    stroke-dasharray: 6 4;
  }

  & > [data-gap] {
    fill: ${color('tint')};
  }

  ${media.motion} {
    animation: ${draw} 900ms cubic-bezier(0.45, 0, 0.3, 1);
  }

  ${media.print} {
    animation: none;
  }

  ${media.forcedColors} {
    & > [data-line] {
      stroke: CanvasText;
    }

    & > [data-gap] {
      fill: none;
    }
  }
`;

export const PlotText = styled.span`
  position: absolute;
  color: ${color('text')};
  ${axisText}
  white-space: nowrap;
  pointer-events: none;

  & > strong,
  &[data-kind^='line'] {
    font-weight: ${fontWeight.semibold};
  }

  &[data-kind='line1'] {
    color: ${color('link')};
  }

  @container (max-width: ${plotWidth.narrow - 0.01}rem) {
    display: none;
  }
`;

/** As wide as the plot. */
export const KeyArea = styled.div`
  container-type: inline-size;
  grid-column: 2;
`;

/** Only where the plot is too narrow for names at the lines' ends: a text size of 200 % on a phone. */
export const LineKey = styled.ul`
  display: none;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  margin-top: 0.5rem;

  & > li {
    display: flex;
    gap: 0.5rem;
    align-items: center;
  }

  & > li::before {
    content: '';
    flex: none;
    width: 1.5rem;
    border-top: 2.4px solid ${color('chartDeep')};
  }

  & > li[data-line='1']::before {
    border-top: 2.4px dashed ${color('chartBar')};
  }

  @container (max-width: ${plotWidth.narrow - 0.01}rem) {
    display: flex;
  }
`;
