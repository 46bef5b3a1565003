import { keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';

const draw = keyframes`
  from { stroke-dashoffset: 1; }
  to { stroke-dashoffset: 0; }
`;

/** One look for every chart. A dark band turns the roles: there the land is lighter than the sea. */
export const ChartSvg = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;

  path {
    fill: none;
  }
  .graticule {
    stroke: ${color('course')};
    stroke-opacity: 0.09;
  }
  .contour {
    stroke: ${color('contour')};
    vector-effect: non-scaling-stroke;
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
    stroke-width: 3;
    stroke-linecap: round;
    stroke-dasharray: 0.1 7.6;
    vector-effect: non-scaling-stroke;
  }
  mask {
    mask-type: alpha;
  }
  .reveal {
    stroke: currentColor;
    stroke-width: 24;
    stroke-dasharray: 1;
    animation: ${draw} 2.4s 0.4s cubic-bezier(0.45, 0, 0.3, 1) backwards;
  }
  .ring {
    fill: ${color('page')};
    stroke: ${color('course')};
    stroke-width: 1.6;
    vector-effect: non-scaling-stroke;
  }
  .dot {
    fill: ${color('course')};
  }
  text {
    font-size: 13.3px;
    fill: ${color('textQuiet')};
    stroke: ${color('page')};
    stroke-width: 4;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .end text {
    font-weight: 600;
    fill: ${color('course')};
  }
`;
