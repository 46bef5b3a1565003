import { styled } from 'styled-components';

export const Rose = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;

  text {
    font-size: 5.4px;
    text-anchor: middle;
    fill: currentColor;
  }
`;
