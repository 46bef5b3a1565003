import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const SwitchRow = styled.div`
  display: flex;
  gap: 0.25rem 0.625rem;
  align-items: flex-start;
  min-height: 32px;
  padding-block: calc((32px - var(--text-line)) / 2);
  ${type.text}

  ${media.coarse} {
    min-height: 44px;
    padding-block: calc((44px - var(--text-line)) / 2);
  }

  & > label {
    min-width: 0;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  & > span {
    flex: none;
    color: ${color('textQuiet')};
  }

  & > [data-state='on'],
  & > input:checked ~ [data-state='off'] {
    display: none;
  }

  & > input:checked ~ [data-state='on'] {
    display: inline;
  }

  & > input:disabled ~ * {
    color: ${color('textQuiet')};
    cursor: not-allowed;
  }
`;

export const StyledSwitch = styled.input`
  position: relative;
  flex: none;
  width: calc(var(--check-size) * 1.8);
  height: var(--check-size);
  margin-top: calc((var(--text-line) - var(--check-size)) / 2);
  border: 1px solid ${color('control')};
  border-radius: ${radius.round};
  background: ${color('raised')};
  cursor: pointer;
  transition: background-color ${motion.control};
  appearance: none;

  &::before {
    position: absolute;
    top: 2px;
    left: 2px;
    width: calc(var(--check-size) - 6px);
    height: calc(var(--check-size) - 6px);
    border: 1px solid ${color('control')};
    border-radius: ${radius.round};
    background: ${color('field')};
    content: '';
    transition: translate ${motion.control};
  }

  /* Enlarges the click area. */
  &::after {
    position: absolute;
    inset: -11px;
    content: '';
  }

  &:checked {
    border-color: ${color('link')};
    background: ${color('link')};

    &::before {
      border-color: transparent;
      background: ${color('surface')};
      translate: calc(var(--check-size) * 0.8);
    }
  }

  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    &:checked {
      background: Highlight;
      forced-color-adjust: none;
    }

    &::before {
      background: ButtonText;
    }
  }
`;
