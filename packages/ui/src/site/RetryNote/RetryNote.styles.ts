import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { type } from '../../tokens/type.ts';

/** In the page while empty, so that its text is announced; empty it takes no room. */
export const Line = styled.p`
  color: ${color('text')};
  ${type.small}

  &:empty {
    position: absolute;
  }
`;
