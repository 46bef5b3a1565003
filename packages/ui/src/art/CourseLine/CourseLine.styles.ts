import { styled } from 'styled-components';
import { dotsAcross, dotsDown } from './courseDots.styles.ts';

export const Line = styled.span`
  display: block;
  flex: none;

  &[data-direction='down'] {
    ${dotsDown}
    min-height: 7.5px;
  }

  &[data-direction='across'] {
    ${dotsAcross}
    width: 100%;
  }
`;
