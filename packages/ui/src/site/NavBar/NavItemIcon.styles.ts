import { styled } from 'styled-components';

export const Drawing = styled.svg`
  width: 40px;
  height: 40px;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 1.6px;

  & .course {
    stroke-dasharray: 0.1px 3.4px;
    stroke-width: 2.2px;
  }
`;
