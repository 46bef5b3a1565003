import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const SelectTrigger = styled.button`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  min-height: var(--control-small);
  padding: 0 0.5rem;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  ${type.text}
  font-weight: ${fontWeight.medium};
  white-space: nowrap;
  transition:
    background-color ${motion.control},
    border-color ${motion.control};

  /* Without a border the ring is aligned with the column's head. */
  &[data-look='plain'] {
    margin-left: calc(-0.5rem - 1px);
  }

  &[data-look='bordered'],
  &[aria-expanded='true'],
  &:focus-visible {
    border-color: ${color('control')};
    background: ${color('surface')};
  }

  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      border-color: ${color('control')};
      background: ${color('surface')};
    }
  }

  ${media.wordTooWide} {
    text-align: start;
    white-space: normal;
  }

  &[aria-disabled='true'] {
    color: ${color('textQuiet')};
    cursor: progress;
  }
`;
