import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';

/** As wide as two columns of fields. */
export const FormFrame = styled.form`
  display: grid;
  gap: ${space[5]};
  max-width: 45rem;
  padding-top: ${space[5]};
  border-top: 1px solid ${color('hairlineStrong')};
`;

export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]};
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
