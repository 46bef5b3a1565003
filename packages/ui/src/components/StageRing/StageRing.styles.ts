import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media } from '../../tokens/scale.ts';

export const Ring = styled.svg`
  flex: none;
  width: 1rem;
  height: 1rem;
  color: ${color('textQuiet')};
  fill: currentColor;
  stroke: none;

  & > [data-line] {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  & > [data-line='dashed'] {
    stroke-dasharray: 2.2 2.07;
    stroke-linecap: butt;
  }

  & > [data-line='cut'] {
    stroke: ${color('surface')};
  }

  &[data-tone='link'] {
    color: ${color('link')};
  }

  &[data-tone='warning'] {
    color: ${color('warning')};
  }

  &[data-tone='heading'] {
    color: ${color('heading')};
  }

  &[data-tone='success'] {
    color: ${color('success')};
  }

  /* Browsers do not force the colours of an SVG. */
  ${media.forcedColors} {
    &&[data-tone] {
      color: CanvasText;
    }

    & > [data-line='cut'] {
      stroke: Canvas;
    }
  }
`;
