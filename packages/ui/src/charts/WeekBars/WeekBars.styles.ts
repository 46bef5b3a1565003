import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion } from '../../tokens/scale.ts';
import { font, type } from '../../tokens/type.ts';
import { byWidth } from '../shared/fitting.ts';

/** Rem. */
export const plotHeight = 9;

/** Space above for the number on the highest bar. */
export const BarArea = styled.div`
  position: relative;
  height: ${plotHeight}rem;
  margin-top: 1.5rem;
  touch-action: pan-y;
`;

export const Shapes = styled.svg`
  position: absolute;
  inset: 0;
  overflow: visible;

  & > line {
    stroke: ${color('hairline')};
  }

  & > [data-zero] {
    stroke: ${color('hairlineStrong')};
  }

  & > rect {
    transition:
      y ${motion.control},
      height ${motion.control};
  }

  & > [data-state='running'] {
    stroke: ${color('link')};
    stroke-width: 1.5;
    stroke-dasharray: 3 2;
  }

  & > [data-reading] {
    stroke: ${color('text')};
    stroke-width: 2;
  }

  ${media.forcedColors} {
    & > rect,
    & > [data-state='running'] {
      stroke: CanvasText;
    }

    & > line {
      stroke: GrayText;
    }
  }
`;

export const Figures = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;

  & > span {
    position: absolute;
    padding-bottom: 0.125rem;
    font: ${font('semibold', 13, 18)};
    ${type.tabular}
    white-space: nowrap;
    transform: translateX(-50%);
  }

  & > [data-edge='start'] {
    left: 0 !important;
    transform: none;
  }

  & > [data-edge='end'] {
    right: 0;
    left: auto !important;
    transform: none;
  }

  ${byWidth}
`;

export const Weeks = styled.div`
  position: relative;
  height: 1.75rem;
  color: ${color('textQuiet')};
  font: ${font('regular', 13, 18)};
  ${type.tabular}

  & > span {
    position: absolute;
    top: 0.375rem;
    white-space: nowrap;
    transform: translateX(-50%);
  }

  ${byWidth}
`;
