import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { radius } from '../../tokens/scale.ts';
import { font } from '../../tokens/type.ts';

/** Both labels in one grid cell, so that the button keeps its width and nothing next to it moves. */
export const OnePlace = styled.span`
  display: inline-grid;
  justify-items: start;

  & > span {
    grid-area: 1 / 1;
  }

  & > [aria-hidden='true'] {
    visibility: hidden;
  }
`;

export const ToSelect = styled.code`
  padding: 0.25rem 0.5rem;
  border-radius: ${radius.small};
  background: ${color('raised')};
  font: ${font('regular', 'code', '150%', 'code')};
  overflow-wrap: anywhere;
`;
