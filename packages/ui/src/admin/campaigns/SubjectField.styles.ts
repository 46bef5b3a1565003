import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

/** The background of the input, so that the tints are between it and the text. */
export const SubjectFrame = styled.div`
  display: grid;
  isolation: isolate;
  border-radius: ${radius.control};
  background: ${color('field')};

  & > * {
    grid-area: 1 / 1;
  }

  & > input {
    background: none;
  }
`;

/** The same text at the same position as in the input, but transparent: only backgrounds and underlines show. */
export const Marks = styled.div`
  z-index: -1;
  align-self: center;
  min-width: 0;
  margin-inline: calc(var(--field-side) + 1px);
  overflow: clip;
  overflow-clip-margin: 3px;
  color: transparent;
  white-space: pre;
  ${type.field}
  user-select: none;

  & > span {
    display: inline-block;
  }

  & [data-mark] {
    border-radius: ${radius.small};
    background: ${color('tint')};
    box-shadow: 0 0 0 2px ${color('tint')};
  }

  & [data-mark='unknown'] {
    background: ${color('dangerTint')};
    box-shadow: 0 0 0 2px ${color('dangerTint')};
    text-decoration: underline wavy ${color('danger')};
    text-underline-offset: 3px;
  }

  ${media.forcedColors} {
    display: none;
  }
`;
