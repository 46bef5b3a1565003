import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media } from '../../tokens/scale.ts';

export const SparkArea = styled.div`
  position: relative;
  height: 36px;
  padding: 5px;
  touch-action: pan-y;
`;

export const SparkDrawing = styled.svg`
  overflow: visible;

  & path {
    fill: none;
    stroke: ${color('chartBar')};
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }

  & > circle {
    fill: ${color('chartBar')};
  }

  & > line {
    stroke: ${color('course')};
    stroke-dasharray: 2 3;
  }

  ${media.forcedColors} {
    & path,
    & > line {
      stroke: CanvasText;
    }

    & > circle {
      fill: CanvasText;
    }
  }
`;
