import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';

export const SkylineSvg = styled.svg`
  display: block;
  width: 100%;

  path {
    fill: none;
    stroke: none;
  }
  /* Opaque, so that the course is hidden behind the hills. */
  .hillFar {
    fill: ${color('hillsNear')};
  }
  .hillNear {
    fill: ${color('hillsFar')};
  }
  .city {
    fill: ${color('city')};
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
