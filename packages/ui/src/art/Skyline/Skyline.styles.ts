import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';

export const SkylineSvg = styled.svg`
  display: block;
  width: 100%;

  path {
    fill: none;
    stroke: none;
  }
  .hillFar {
    fill: ${color('hillsNear')};
    fill-opacity: 0.5;
  }
  .hillNear {
    fill: ${color('hillsFar')};
    fill-opacity: 0.64;
  }
  .city {
    fill: ${color('city')};
    fill-opacity: 0.64;
  }
  .house {
    fill: ${color('land')};
  }
  .house,
  .line,
  .quay,
  .palm {
    stroke: ${color('course')};
    stroke-width: 1.3;
    stroke-linejoin: round;
  }
  .dark {
    fill: ${color('course')};
  }
  .thin {
    stroke: ${color('course')};
    stroke-width: 0.75;
  }
`;
