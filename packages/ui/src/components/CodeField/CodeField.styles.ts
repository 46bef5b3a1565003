import { css, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius, space } from '../../tokens/scale.ts';
import { font, fontSize, lineHeight, type } from '../../tokens/type.ts';

const code = css`
  min-height: calc(var(--rows) * 1.25rem + 1.5rem);
  max-height: max(60vh, calc(var(--rows) * 1.25rem + 1.5rem));
  font: ${font('regular', 13, 20, 'code')};

  /* iOS zooms in when smaller text gets the focus. */
  ${media.coarse} {
    font-size: ${fontSize[16]};
    line-height: ${lineHeight[24]};
  }
`;

/** Only the label's text; the field's label contains it and the sign for "optional". */
export const Label = styled.bdi`
  font: inherit;
`;

export const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${color('control')};
  border-radius: ${radius.control};
  background: ${color('field')};
  color: ${color('onField')};
  transition: border-color ${motion.control};

  & .cm-editor {
    ${code}
  }

  ${media.hover} {
    &:hover {
      border-color: ${color('onFieldQuiet')};
    }
  }

  &&:has(.cm-content:focus, textarea:focus) {
    border-color: ${color('focus')};
    outline: 2px solid ${color('focus')};
    outline-offset: 1px;
  }

  &[data-invalid='true'] {
    border-color: ${color('danger')};
    box-shadow: inset 0 0 0 1px ${color('danger')};
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  padding: ${space[1]} ${space[2]};
  border-bottom: 1px solid ${color('hairlineStrong')};
  ${type.small}
`;

/** Starts at the same position as the editor's text, so that nothing moves when the editor replaces it. */
export const Plain = styled.textarea`
  display: block;
  width: 100%;
  padding: 0.75rem 0.75rem 0.75rem 2.5rem;
  border: 0;
  outline: 0;
  background: none;
  caret-color: ${color('focus')};
  resize: none;
  field-sizing: content;

  && {
    ${code}
  }
`;

export const ProblemList = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin-top: ${space[2]};
  font: ${font('medium', 'hint', '140%')};
  overflow-wrap: anywhere;

  & > li {
    display: flex;
    gap: 0.4375rem;
  }

  & > li > span:first-child {
    width: max(1em, 14px);
    height: 1.4em;
  }

  & > [data-severity='error'] {
    color: ${color('danger')};
  }

  & > [data-severity='warning'] > span:first-child {
    color: ${color('warning')};
  }
`;
