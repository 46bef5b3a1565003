import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius } from '../../tokens/scale.ts';

export const StyledIconButton = styled.button.withConfig({ shouldForwardProp: () => true })`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: var(--control-small);
  height: var(--control-small);
  border: 1px solid transparent;
  border-radius: ${radius.control};
  color: inherit;
  transition:
    background-color ${motion.control},
    color ${motion.control};

  /* The click area is larger than the icon, so that a small button in a dense row is easy to hit. */
  &::after {
    position: absolute;
    inset: -6px;
    content: '';
  }

  &[data-variant='secondary'] {
    border-color: ${color('control')};
  }

  &[data-variant='danger'] {
    color: ${color('textQuiet')};
  }

  &[data-variant='danger']:focus-visible {
    color: ${color('danger')};
  }

  ${media.hover} {
    &:hover {
      background: ${color('tint')};
    }

    &[data-variant='danger']:hover {
      background: ${color('dangerTint')};
      color: ${color('danger')};
    }
  }

  &[aria-expanded='true'] {
    background: ${color('tint')};
  }

  &:disabled,
  &[aria-disabled='true'] {
    color: ${color('textQuiet')};
    cursor: not-allowed;
  }

  &[data-variant='secondary']:is(:disabled, [aria-disabled='true']) {
    border-color: ${color('hairlineStrong')};
    background: ${color('raised')};
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  ${media.forcedColors} {
    &:is(:disabled, [aria-disabled='true']) {
      color: GrayText;
    }
  }
`;
