import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { radius } from '../../tokens/scale.ts';
import { font } from '../../tokens/type.ts';

export const StyledKbd = styled.kbd`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 1.125rem;
  height: 1.125rem;
  padding: 0 0.3125rem;
  border: 1px solid ${color('hairlineStrong')};
  border-radius: ${radius.small};
  background: ${color('surface')};
  color: ${color('textQuiet')};
  font: ${font('medium', 11, '100%')};
  white-space: nowrap;
`;
