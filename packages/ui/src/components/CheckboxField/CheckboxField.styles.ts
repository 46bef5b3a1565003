import { styled } from 'styled-components';
import { type } from '../../tokens/type.ts';

export const CheckboxRow = styled.div`
  display: flex;
  gap: 0.625rem;
  align-items: flex-start;

  & > input {
    margin-top: calc((var(--text-line) - var(--check-size)) / 2);
  }

  & > label {
    ${type.text}
    padding-block: 0.125rem;
    cursor: pointer;
  }

  /* A tap anywhere on the row counts. */
  & > input::after {
    position: absolute;
    inset: -11px;
    content: '';
  }
`;
