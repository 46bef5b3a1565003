import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const Form = styled.form`
  display: grid;
  gap: ${space[5]};
  justify-items: start;
  width: 100%;

  & > p {
    color: ${color('textQuiet')};
    ${type.small}
  }
  ${media.phone} {
    & > button {
      width: 100%;
    }
  }
`;
