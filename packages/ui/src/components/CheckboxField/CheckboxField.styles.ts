import { styled } from 'styled-components';
import { choiceRow } from '../Field/FieldGroup.styles.ts';

export const CheckboxRow = styled.div`
  ${choiceRow}

  && {
    min-height: 0;
    padding-block: 0.125rem;
  }

  /* A tap anywhere on the row toggles it. */
  & > input::after {
    position: absolute;
    inset: -11px;
    content: '';
  }
`;
