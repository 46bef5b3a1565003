import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { font } from '../../tokens/type.ts';

export const PasswordFrame = styled.span`
  position: relative;
  display: block;

  & > input {
    padding-right: calc(var(--control-small) + 0.5rem);
  }

  & > button {
    position: absolute;
    top: 50%;
    right: 0.25rem;
    color: ${color('onFieldQuiet')};
    translate: 0 -50%;
  }
`;

export const CapsLockNote = styled.p`
  display: flex;
  gap: 0.4375rem;
  align-items: center;
  margin-top: 0.375rem;
  color: ${color('warning')};
  font: ${font('medium', 'hint', '140%')};

  /* Stays mounted, so that its new content is announced. */
  &:empty {
    margin: 0;
  }
`;
