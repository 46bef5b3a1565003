import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius } from '../../tokens/scale.ts';

export const StyledCheckbox = styled.input`
  position: relative;
  display: grid;
  flex: none;
  width: var(--check-size);
  height: var(--check-size);
  border: 1px solid ${color('control')};
  border-radius: ${radius.check};
  background: ${color('field')};
  place-content: center;
  cursor: pointer;
  transition:
    background-color ${motion.control},
    border-color ${motion.control};
  appearance: none;

  /* The check mark, in the background's colour. */
  &::before {
    width: 12px;
    height: 12px;
    background: ${color('surface')};
    clip-path: polygon(8% 52%, 20% 40%, 40% 60%, 80% 16%, 92% 28%, 40% 84%);
    content: '';
    opacity: 0;
  }

  &:indeterminate::before {
    clip-path: inset(5px 1px);
  }

  &:checked,
  &:indeterminate {
    border-color: ${color('link')};
    background: ${color('link')};

    &::before {
      opacity: 1;
    }
  }

  &[aria-invalid='true'] {
    border-color: ${color('danger')};
    box-shadow: inset 0 0 0 1px ${color('danger')};
  }

  &:disabled {
    border-color: ${color('hairlineStrong')};
    background: ${color('raised')};
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    appearance: auto;
  }
`;

/** Enlarges the click area to 44 px without changing the layout. */
export const CheckboxArea = styled.label`
  position: relative;
  display: inline-grid;
  place-content: center;
  cursor: pointer;

  &::after {
    position: absolute;
    inset: calc((var(--check-size) - 44px) / 2);
    content: '';
  }

  /* Above that area, so that a click on the checkbox itself reaches it. */
  & > input {
    z-index: 1;
  }
`;
