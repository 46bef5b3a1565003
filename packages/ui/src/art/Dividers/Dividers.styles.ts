import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';

export const Pair = styled.svg`
  display: block;

  .light {
    fill: ${color('surface')};
  }
  .shade {
    fill: ${color('flagTint')};
  }
`;
