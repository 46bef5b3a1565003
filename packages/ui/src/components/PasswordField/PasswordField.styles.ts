import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { StyledInput } from '../TextField/TextField.styles.ts';

export const PasswordFrame = styled.span`
  position: relative;
  display: block;

  & > button {
    position: absolute;
    top: 50%;
    right: 0.25rem;
    color: ${color('onFieldQuiet')};
    translate: 0 -50%;
  }
`;

export const PasswordInput = styled(StyledInput)`
  padding-right: calc(var(--control-small) + 0.5rem);
`;
