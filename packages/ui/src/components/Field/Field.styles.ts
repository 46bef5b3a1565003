import { css, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius } from '../../tokens/scale.ts';
import { font, fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';

export const FieldFrame = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const labelStyles = css`
  margin-bottom: 0.375rem;
  ${type.label}
  overflow-wrap: anywhere;

  & > span {
    color: ${color('textQuiet')};
    font-weight: ${fontWeight.regular};
  }
`;

export const FieldLabel = styled.label`
  align-self: flex-start;
  max-width: 100%;
  ${labelStyles}
`;

export const FieldAside = styled.span`
  margin: 0 0 0.375rem auto;
  color: ${color('textQuiet')};
  ${type.small}

  & > [data-over] {
    ${type.tabular}

    &[data-over='true'] {
      color: ${color('danger')};
      font-weight: ${fontWeight.medium};
    }
  }
`;

const line = css`
  font: ${font('regular', 'hint', '140%')};
`;

export const FieldHint = styled.p`
  ${line}
  color: ${color('textQuiet')};

  &[data-place='above'] {
    margin: -0.25rem 0 0.375rem;
  }

  &[data-place='below'] {
    margin-top: 0.375rem;
  }
`;

export const FieldError = styled.p`
  ${line}
  display: flex;
  gap: 0.4375rem;
  margin-top: 0.375rem;
  color: ${color('danger')};
  font-weight: ${fontWeight.medium};
  overflow-wrap: anywhere;

  & > span:first-child {
    width: max(1em, 14px);
    height: 1.4em;
  }
`;

const box = css`
  width: 100%;
  min-width: 0;
  min-height: var(--field-height);
  padding: 0 var(--field-side);
  border: 1px solid ${color('control')};
  border-radius: ${radius.control};
  background: ${color('field')};
  color: ${color('onField')};
  ${type.field}
  transition:
    border-color ${motion.control},
    box-shadow ${motion.control};
`;

const placeholder = css`
  &::placeholder {
    color: ${color('onFieldQuiet')};
    opacity: 1;
  }
`;

const hovered = css`
  border-color: ${color('onFieldQuiet')};
`;

const focused = css`
  border-color: ${color('focus')};
  outline: 2px solid ${color('focus')};
  outline-offset: 1px;
`;

const faulty = css`
  border-color: ${color('danger')};
  box-shadow: inset 0 0 0 1px ${color('danger')};

  /* Without shadows only the border shows the state. */
  ${media.forcedColors} {
    border-width: 2px;
  }
`;

const unchangeable = css`
  border-color: ${color('hairlineStrong')};
  background: ${color('raised')};
  color: ${color('text')};
`;

const unavailable = css`
  color: ${color('textQuiet')};
  cursor: not-allowed;
  opacity: 1;
`;

export const controlStyles = css`
  ${box}
  ${placeholder}
  appearance: none;

  ${media.hover} {
    &:hover:not(:disabled, [readonly]) {
      ${hovered}
    }
  }

  &:focus {
    ${focused}
  }

  &[aria-invalid='true'] {
    ${faulty}
  }

  &:disabled,
  &[readonly] {
    ${unchangeable}
  }

  &:disabled {
    ${unavailable}
  }
`;

/** The same box around an input and its additions: a sign before it, a unit or buttons after it. */
export const ControlFrame = styled.span`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  ${box}
  cursor: text;

  &[data-size='large'] {
    min-height: calc(var(--field-height) + 0.75rem);
    font-size: ${fontSize[28]};
    line-height: ${lineHeight['120%']};

    & > input {
      font-weight: ${fontWeight.semibold};
      letter-spacing: -0.01em;
    }

    ${media.wordTooWide} {
      font-size: ${fontSize[20]};
    }
  }

  & > input {
    flex: 1;
    align-self: stretch;
    min-width: 0;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    text-overflow: ellipsis;
    ${placeholder}
    appearance: none;
  }

  ${media.hover} {
    &:hover:not(:has(> input:disabled, > input[readonly])) {
      ${hovered}
    }
  }

  &:has(> input:focus) {
    ${focused}
  }

  &:has(> input[aria-invalid='true']) {
    ${faulty}
  }

  &:has(> input:disabled, > input[readonly]) {
    ${unchangeable}
  }

  &:has(> input:disabled),
  & > input:disabled {
    ${unavailable}
  }
`;

/** "€", "per jaar": in the box, but not editable. */
export const Affix = styled.span`
  flex: none;
  max-width: 50%;
  overflow: hidden;
  color: ${color('onFieldQuiet')};
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: text;

  span:has(> input:is(:disabled, [readonly])) > & {
    color: ${color('textQuiet')};
  }
`;
