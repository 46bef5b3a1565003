import { keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { fontWeight } from '../../tokens/type.ts';

const draw = keyframes`
  from { stroke-dashoffset: 1; }
  to { stroke-dashoffset: 0; }
`;

/**
 * One style for all charts. A dark band changes the colour roles: there the land is lighter than the sea. `--px` is the
 * number of the drawing's units per pixel; a parent that shrinks a chart sets it.
 */
export const ChartSvg = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  --px: 1;

  path {
    fill: none;
  }
  .graticule {
    stroke: ${color('course')};
    stroke-opacity: 0.09;
  }
  .contour {
    stroke: ${color('contour')};
    stroke-width: calc(1px * var(--px));
  }
  .shoal {
    stroke: ${color('tint')};
    stroke-width: 15;
    stroke-linejoin: round;
  }
  .land {
    fill: ${color('land')};
    stroke: ${color('course')};
    stroke-width: 0.9;
    stroke-opacity: 0.75;
  }
  .course {
    stroke: ${color('course')};
    stroke-width: calc(3px * var(--px));
    stroke-linecap: round;
    stroke-dasharray: calc(0.1px * var(--px)) calc(7.6px * var(--px));
  }
  mask {
    mask-type: alpha;
  }
  .reveal {
    stroke: currentColor;
    stroke-width: 24;
    stroke-dasharray: 1;
    /* A few dots per step: redrawn in every frame, it takes half of a slow phone's processor while the app loads. */
    animation: ${draw} 2.4s 0.4s steps(40) backwards;
  }
  .ring {
    fill: ${color('page')};
    stroke: ${color('course')};
    stroke-width: 1.6px;
  }
  .dot {
    fill: ${color('course')};
  }
  text {
    font-size: calc(12px * var(--px));
    fill: ${color('textQuiet')};
    stroke: ${color('page')};
    stroke-width: calc(3.6px * var(--px));
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .end text {
    font-weight: ${fontWeight.semibold};
    fill: ${color('course')};
  }
`;
