import { css, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius } from '../../tokens/scale.ts';
import { fontFamily, type } from '../../tokens/type.ts';

export const FieldFrame = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const FieldLabel = styled.label`
  align-self: flex-start;
  margin-bottom: 0.375rem;
  ${type.label}

  & > span {
    color: ${color('textQuiet')};
    font-weight: 400;
  }
`;

const line = css`
  font: 400 var(--hint-size) / 1.4 ${fontFamily.text};
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
  font-weight: 500;

  & > span:first-child {
    width: max(1em, 14px);
    height: 1.4em;
  }
`;

export const controlStyles = css`
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
  appearance: none;

  &::placeholder {
    color: ${color('onFieldQuiet')};
    opacity: 1;
  }

  ${media.hover} {
    &:hover:not(:disabled, [readonly]) {
      border-color: ${color('onFieldQuiet')};
    }
  }

  &:focus {
    border-color: ${color('focus')};
    outline: 2px solid ${color('focus')};
    outline-offset: 1px;
  }

  &[aria-invalid='true'] {
    border-color: ${color('danger')};
    box-shadow: inset 0 0 0 1px ${color('danger')};
  }

  &:disabled,
  &[readonly] {
    border-color: ${color('hairlineStrong')};
    background: ${color('raised')};
    color: ${color('text')};
  }

  &:disabled {
    color: ${color('textQuiet')};
    cursor: not-allowed;
    opacity: 1;
  }
`;
