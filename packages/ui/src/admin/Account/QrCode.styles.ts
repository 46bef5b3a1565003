import { styled } from 'styled-components';
import { printed } from '../../tokens/color.ts';

/* White and black in both themes: scanners may not read an inverted code. */
export const QrDrawing = styled.svg`
  width: min(13rem, 100%);
  margin-inline: auto;
  background: ${printed.paper};
  fill: ${printed.ink};
`;
