import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, radius, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const StyledSkipLink = styled.a`
  position: absolute;
  z-index: ${layer.toast};
  top: ${space[2]};
  left: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color('toast')};
  color: ${color('onToast')};
  ${type.button}
  text-decoration: none;

  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    white-space: nowrap;
  }
`;
