import { styled } from 'styled-components';
import { controlStyles } from '../Field/Field.styles.ts';

export const StyledInput = styled.input`
  ${controlStyles}
`;
