import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  justify-content: flex-end;
  margin-top: ${space[2]};

  &[data-place='screen'] {
    flex-direction: row-reverse;
    justify-content: space-between;
  }
`;

export const Screen = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  padding: ${space[4]} ${space.side};
  background: ${color('surface')};

  & > main {
    width: min(26rem, 100%);
    margin: auto;
    padding-block: ${space[8]};
  }
`;
