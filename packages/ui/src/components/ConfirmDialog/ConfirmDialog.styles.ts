import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const ConfirmBody = styled.div`
  ${type.text}

  & > * + * {
    margin-top: ${space[4]};
  }

  & p + p {
    margin-top: ${space[2]};
  }

  & label {
    font-weight: ${fontWeight.regular};
  }

  & label strong {
    font-weight: ${fontWeight.bold};
  }
`;

export const ConfirmFirst = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space[2]};
  border-block: 1px solid ${color('hairline')};
`;
