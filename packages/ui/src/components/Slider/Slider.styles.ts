import { css, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

/** `--share`: position on the track, 0 to 1. The middle of the thumb stays within the track at both ends. */
const place = 'calc(var(--thumb) / 2 + (100% - var(--thumb)) * var(--share))';

export const SliderFrame = styled.span`
  --thumb: 24px;
  position: relative;
  display: block;
  padding-bottom: 1.5rem;
`;

const track = css`
  height: 3px;
  border-radius: ${radius.bar};
  background: linear-gradient(to right, ${color('lineDeep')} ${place}, ${color('hairlineStrong')} ${place});
`;

/* Styled as a waypoint: ring, background, dot. */
const thumb = css`
  width: var(--thumb);
  height: var(--thumb);
  border: 2px solid ${color('lineDeep')};
  border-radius: 50%;
  background: radial-gradient(circle, ${color('lineDeep')} 4px, ${color('surface')} 4.6px);
  cursor: grab;
  transition: box-shadow ${motion.control};
`;

export const StyledSlider = styled.input`
  position: relative;
  display: block;
  width: 100%;
  height: 44px;
  margin: 0;
  background: none;
  cursor: pointer;
  appearance: none;

  &::-webkit-slider-runnable-track {
    ${track}
  }

  &::-moz-range-track {
    ${track}
  }

  &::-webkit-slider-thumb {
    margin-top: calc((3px - var(--thumb)) / 2);
    ${thumb}
    appearance: none;
  }

  &::-moz-range-thumb {
    box-sizing: border-box;
    ${thumb}
  }

  &:active::-webkit-slider-thumb {
    cursor: grabbing;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::-webkit-slider-thumb {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }

  &:focus-visible::-moz-range-thumb {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }

  &[aria-invalid='true']::-webkit-slider-thumb {
    border-color: ${color('danger')};
  }

  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }

  &:disabled::-webkit-slider-thumb {
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    forced-color-adjust: none;

    &::-webkit-slider-runnable-track {
      background: CanvasText;
    }

    &::-moz-range-track {
      background: CanvasText;
    }

    &::-webkit-slider-thumb {
      border-color: CanvasText;
      background: Highlight;
    }

    &::-moz-range-thumb {
      border-color: CanvasText;
      background: Highlight;
    }

    &:focus-visible::-webkit-slider-thumb {
      outline-color: Highlight;
    }

    &:focus-visible::-moz-range-thumb {
      outline-color: Highlight;
    }
  }
`;

export const SliderTick = styled.span`
  position: absolute;
  top: 34px;
  left: ${place};
  width: 0;
  color: ${color('textQuiet')};
  ${type.meta}
  ${type.tabular}

  &::before {
    position: absolute;
    top: 0;
    left: -0.5px;
    width: 1px;
    height: 5px;
    background: ${color('control')};
    content: '';
  }

  & > span {
    position: absolute;
    top: 10px;
    left: 0;
    white-space: nowrap;
    translate: -50%;
  }

  /* The first and the last label stay within the field. */
  &:first-child > span {
    left: calc(var(--thumb) / -2);
    translate: none;
  }

  &:last-child > span {
    right: calc(var(--thumb) / -2);
    left: auto;
    translate: none;
  }
`;
