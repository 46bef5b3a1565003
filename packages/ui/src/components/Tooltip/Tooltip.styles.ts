import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, radius } from '../../tokens/scale.ts';
import { font } from '../../tokens/type.ts';

/** Does not change the layout of its child. */
export const TooltipAnchor = styled.span`
  display: contents;
`;

export const TooltipBubble = styled.span`
  position: fixed;
  z-index: ${layer.toast};
  inset: auto;
  width: max-content;
  max-width: min(20rem, calc(100vw - 16px));
  margin: 0;
  padding: 0.375rem 0.625rem;
  border: 1px solid transparent;
  border-radius: ${radius.item};
  background: ${color('toast')};
  color: ${color('onToast')};
  font: ${font('medium', 13, 20)};
  letter-spacing: 0;
  text-align: start;
  white-space: normal;
  overflow: visible;
  overflow-wrap: anywhere;

  /* Covers the gap to the anchor, so that the pointer can cross it without hiding the tooltip. */
  &::before {
    position: absolute;
    z-index: -1;
    inset: -8px 0;
    content: '';
  }
`;
