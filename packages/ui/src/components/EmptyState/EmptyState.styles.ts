import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const EmptyFrame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: clamp(2rem, 9vh, 5.5rem) ${space[4]} ${space[12]};
  text-align: center;

  & > p {
    max-width: 19.5rem;
    margin-top: ${space[2]};
    color: ${color('textQuiet')};
    ${type.text}
    text-wrap: balance;
  }
`;

export const EmptyCode = styled.p`
  && {
    margin-top: ${space[4]};
    ${type.meta}
    overflow-wrap: anywhere;
  }
`;

export const Drawing = styled.svg`
  width: 216px;
  max-width: 100%;
  height: 132px;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 1.75;

  & > [data-ink='background'] {
    stroke: ${color('hairlineStrong')};
    stroke-width: 1.4;
  }

  & > [data-ink='line'] {
    stroke: ${color('heading')};
  }

  & > [data-ink='star'] {
    stroke: none;
    fill: ${color('heading')};
  }

  & > [data-ink='shade'] {
    stroke: none;
    fill: ${color('textQuiet')};
    opacity: 0.55;
  }

  & > [data-ink='course'] {
    stroke: ${color('link')};
    stroke-width: 2;
    stroke-dasharray: 0.1 5.5;
  }

  & > [data-ink='cover'] {
    stroke: ${color('heading')};
    fill: ${color('surface')};
  }

  & > [data-ink='handle'] {
    stroke: ${color('heading')};
    stroke-width: 5;
  }

  & > [data-ink='trace'] {
    stroke: ${color('action')};
    opacity: 0.45;
    stroke-width: 1.4;
  }

  & > [data-ink='light'] {
    stroke: ${color('danger')};
    stroke-dasharray: 5 4;
  }

  /* The drawing has no system colours by default: lines take the text's, fills the background's. */
  ${media.forcedColors} {
    & > [data-ink] {
      stroke: CanvasText;
    }

    & > [data-ink='cover'] {
      fill: Canvas;
    }

    & > [data-ink='star'] {
      fill: CanvasText;
    }
  }
`;
