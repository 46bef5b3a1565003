import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const LinkLine = styled.div`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  padding-bottom: ${space[1]};
  ${type.small}

  & > a {
    padding: ${space[1.5]} ${space[2]};
    color: ${color('link')};
    text-underline-offset: 0.2em;
  }
`;
