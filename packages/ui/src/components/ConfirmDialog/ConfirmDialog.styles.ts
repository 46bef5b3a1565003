import { styled } from 'styled-components';
import { space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const ConfirmBody = styled.div`
  ${type.text}

  & > * + * {
    margin-top: ${space[4]};
  }

  & label {
    font-weight: 400;
  }

  & label strong {
    font-weight: 650;
  }
`;
