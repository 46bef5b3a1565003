import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { fontFamily, type } from '../../tokens/type.ts';
import { StyledTextArea } from '../TextArea/TextArea.styles.ts';
import { StyledInput } from '../TextField/TextField.styles.ts';

export const Value = styled(StyledInput)`
  flex: 1 1 12rem;
  width: auto;
  text-overflow: ellipsis;
`;

/** Fully visible, so that it can be typed by hand where copying is not possible. */
export const Code = styled(StyledTextArea)`
  flex: 1 1 12rem;
  width: auto;
  min-height: var(--field-height);
  font-family: ${fontFamily.code};
  line-break: anywhere;
  resize: none;
`;

export const Place = styled.span`
  display: flex;

  & > button {
    min-height: var(--field-height);
  }
`;

export const Outcome = styled.p`
  color: ${color('textQuiet')};
  ${type.small}

  &:not(:empty) {
    margin-top: ${space[1.5]};
  }
`;
