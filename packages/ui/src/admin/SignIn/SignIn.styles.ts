import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontSize, lineHeight, type } from '../../tokens/type.ts';

export const SignInPage = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  min-height: 100dvh;
  background: ${color('surface')};

  ${media.belowDesktop} {
    grid-template-columns: 1fr;
  }
`;

export const ChartHalf = styled.aside`
  position: relative;
  overflow: hidden;

  ${media.belowDesktop} {
    display: none;
  }
`;

export const ChartDrawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;

  [data-part='contours'] {
    fill: none;
    stroke: ${color('contour')};
    stroke-width: 1;
    opacity: 0.28;
  }

  [data-part='contours'] path:nth-child(3n + 1) {
    stroke-width: 1.4;
  }

  [data-part='soundings'] {
    fill: ${color('contour')};
    font-size: 11px;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.04em;
    opacity: 0.65;
  }

  [data-part='course'] {
    fill: none;
    stroke: ${color('course')};
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-dasharray: 0.1 7.6;
  }

  [data-part='start'] {
    fill: ${color('course')};
  }

  [data-part='end'] {
    fill: ${color('page')};
    stroke: ${color('course')};
    stroke-width: 2;
  }

  [data-part='places'] {
    fill: ${color('heading')};
    font-size: 13px;
  }
`;

export const ChartCompass = styled.div`
  position: absolute;
  top: 11%;
  right: 14.5%;
  width: min(136px, 20%);
  color: ${color('textQuiet')};
  opacity: 0.7;
`;

export const ChartWords = styled.div`
  position: absolute;
  bottom: ${space[16]};
  left: ${space[16]};
  max-width: 20rem;

  & > p:first-child {
    color: ${color('heading')};
    ${type.pageTitle}
    font-size: ${fontSize[30]};
    line-height: ${lineHeight['125%']};
  }
`;

export const FormHalf = styled.main`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${space[4]} ${space.side};

  /* The way to the site. */
  & > p {
    text-align: center;
    ${type.small}
  }
`;

export const FormColumn = styled.div`
  h1 {
    font-size: ${fontSize[28]};
    line-height: ${lineHeight[36]};
  }

  width: min(23.5rem, 100%);
  margin: auto;
  padding-block: ${space[8]};
`;

export const Fields = styled.form`
  display: grid;
  gap: ${space[5]};
  --field-height: 44px;
  --control-height: 44px;
`;
