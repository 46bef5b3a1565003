import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const StyledRadio = styled.input`
  display: grid;
  flex: none;
  width: var(--check-size);
  height: var(--check-size);
  border: 1px solid ${color('control')};
  border-radius: ${radius.round};
  background: ${color('field')};
  cursor: pointer;
  transition:
    border-color ${motion.control},
    border-width ${motion.control};
  appearance: none;

  /* A ring with a dot, like a waypoint. */
  &:checked {
    border: calc(var(--check-size) * 0.3) solid ${color('link')};
    background: ${color('surface')};
  }

  fieldset[aria-invalid='true'] & {
    border-color: ${color('danger')};
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

export const SegmentBar = styled.div`
  display: flex;
  max-width: 100%;
  border: 1px solid ${color('control')};
  border-radius: ${radius.control};
  background: ${color('field')};
  color: ${color('onField')};

  & > label {
    flex-basis: 0;
  }

  [data-density='console'] & {
    display: inline-flex;

    & > label {
      flex-basis: auto;
    }
  }

  fieldset[aria-invalid='true'] & {
    border-color: ${color('danger')};
  }

  ${media.wordTooWide} {
    flex-direction: column;

    & > label {
      flex-basis: auto;
    }
  }
`;

export const Segment = styled.label`
  position: relative;
  display: inline-flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  min-width: 0;
  min-height: calc(var(--control-height) - 2px);
  padding: 0.25rem var(--control-side);
  ${type.button}
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${motion.control};

  & > input {
    position: absolute;
    inset: 0;
    width: auto;
    height: auto;
    border: 0;
    border-radius: inherit;
    background: none;
  }

  & > input:checked {
    border: 0;
    background: none;
  }

  & > span {
    position: relative; /* above the radio, which fills the segment */
    pointer-events: none;
  }

  & + & {
    border-left: 1px solid ${color('control')};
  }

  &:first-child {
    border-radius: ${radius.inner} 0 0 ${radius.inner};
  }

  &:last-child {
    border-radius: 0 ${radius.inner} ${radius.inner} 0;
  }

  ${media.wordTooWide} {
    & + & {
      border-top: 1px solid ${color('control')};
      border-left: 0;
    }

    &:first-child {
      border-radius: ${radius.inner} ${radius.inner} 0 0;
    }

    &:last-child {
      border-radius: 0 0 ${radius.inner} ${radius.inner};
    }
  }

  &:has(> input:checked) {
    background: ${color('strong')};
    color: ${color('onStrong')};
  }

  &:has(> input:disabled) {
    color: ${color('textQuiet')};
    cursor: not-allowed;
  }

  /* In the console a selected segment is tinted, not filled. */
  [data-density='console'] &:has(> input:checked) {
    background: ${color('tint')};
    box-shadow: 0 0 0 1px ${color('link')};
    color: ${color('heading')};
    z-index: 1;
  }

  /* Selected and disabled: the line shows it, and the label stays legible. */
  &&&:has(> input:disabled:checked) {
    background: ${color('raised')};
    box-shadow: inset 0 0 0 2px ${color('control')};
    color: ${color('textQuiet')};
  }

  ${media.forcedColors} {
    & > input {
      appearance: none;
    }

    &:has(> input:checked) {
      outline: 3px solid Highlight;
      outline-offset: -4px;
    }
  }
`;
