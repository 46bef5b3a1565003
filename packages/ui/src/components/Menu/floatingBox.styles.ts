import { css } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { radius, shadow } from '../../tokens/scale.ts';

/** The box of menus, popovers and option lists. */
export const floatingBox = css`
  max-width: min(24rem, calc(100vw - 16px));
  max-height: var(--available-height);
  border: 1px solid ${color('hairlineStrong')};
  border-radius: ${radius.menu};
  background: ${color('surface')};
  box-shadow: ${shadow.float};
  color: ${color('text')};
  overflow: auto;
`;
