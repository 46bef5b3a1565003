import { Popover as Base } from '@base-ui/react/popover';
import { styled } from 'styled-components';
import { layer, space } from '../../tokens/scale.ts';
import { floatingBox } from '../Menu/floatingBox.styles.ts';

export const PopoverPositioner = styled(Base.Positioner)`
  z-index: ${layer.menu};
`;

export const PopoverPopup = styled(Base.Popup)`
  ${floatingBox}
  padding: ${space[4]};
  outline: none;
`;
