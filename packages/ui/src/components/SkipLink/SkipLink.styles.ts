import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, radius, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';
import { visuallyHidden } from '../../tokens/visuallyHidden.ts';

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
    ${visuallyHidden}
    padding: 0;
  }
`;
