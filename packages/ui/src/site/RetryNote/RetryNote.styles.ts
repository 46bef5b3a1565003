import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { type } from '../../tokens/type.ts';

/** In the page before it says anything, so that it is read when it does; empty it takes no room. */
export const Line = styled.p`
  color: ${color('text')};
  ${type.small}

  &:empty {
    position: absolute;
  }
`;
