import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, media, radius } from '../../tokens/scale.ts';
import { font, type } from '../../tokens/type.ts';

/** Covers the plot to show the focus ring; pointer events pass through to the points. */
export const RangeInput = styled.input`
  appearance: none;
  position: absolute;
  inset: -4px;
  width: calc(100% + 8px);
  height: calc(100% + 8px);
  margin: 0;
  border-radius: ${radius.small};
  background: transparent;
  pointer-events: none;

  &::-webkit-slider-thumb {
    appearance: none;
    width: 1px;
    height: 1px;
  }

  &::-moz-range-thumb {
    width: 1px;
    height: 1px;
    border: 0;
    background: transparent;
  }

  ${media.print} {
    display: none;
  }
`;

export const Bubble = styled.div`
  position: absolute;
  z-index: ${layer.stickyHead};
  width: max-content;
  max-width: 100%;
  padding: 0.375rem 0.625rem;
  border: 1px solid transparent;
  border-radius: ${radius.item};
  background: ${color('toast')};
  color: ${color('onToast')};
  font: ${font('medium', 13, 20)};
  ${type.tabular}
  pointer-events: none;

  & > p + p {
    color: ${color('onToastQuiet')};
  }

  ${media.print} {
    display: none;
  }
`;
