import { styled } from 'styled-components';
import { controlStyles } from '../Field/Field.styles.ts';

export const StyledTextArea = styled.textarea`
  ${controlStyles}
  min-height: 7.5rem;
  padding-block: 0.625rem;
  resize: vertical;
  field-sizing: content;

  /* Only where it grows by itself: elsewhere the reader can resize it to any height. */
  @supports (field-sizing: content) {
    max-height: max(60vh, 7.5rem);
  }
`;
