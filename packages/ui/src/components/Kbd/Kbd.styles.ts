import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { radius } from '../../tokens/scale.ts';
import { fontFamily } from '../../tokens/type.ts';

export const StyledKbd = styled.kbd`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 18px;
  height: 18px;
  padding: 0 0.3125rem;
  border: 1px solid ${color('hairlineStrong')};
  border-radius: ${radius.small};
  background: ${color('surface')};
  color: ${color('textQuiet')};
  font: 500 0.6875rem/1 ${fontFamily.text};
  white-space: nowrap;
`;
