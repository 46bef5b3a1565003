import { styled } from 'styled-components';
import { controlStyles } from '../Field/Field.styles.ts';

export const StyledTextArea = styled.textarea`
  ${controlStyles}
  min-height: 7.5rem;
  padding-block: 0.625rem;
  resize: vertical;
  field-sizing: content;
`;
