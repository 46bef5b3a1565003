import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';

export const StartFrame = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: 100dvh;
  padding: ${space.side};
  background: ${color('surface')};
`;
