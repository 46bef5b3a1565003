import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';

export const Rose = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;

  .hub {
    fill: ${color('page')};
    stroke: currentColor;
    stroke-width: 0.7;
  }
  text {
    font-size: 5.4px;
    text-anchor: middle;
    fill: currentColor;
  }
`;
