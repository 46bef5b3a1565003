import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { fontFamily, fontWeight } from '../../tokens/type.ts';

export const CoverSvg = styled.svg`
  display: block;
  width: 100%;
  height: auto;

  path,
  rect {
    fill: none;
  }
  .paper {
    fill: ${color('page')};
  }
  .frame {
    stroke: ${color('course')};
    stroke-width: 1.4;
  }
  .blocks {
    stroke: ${color('course')};
    stroke-width: 6;
    stroke-dasharray: 23 23;
  }
  .graticule {
    stroke: ${color('contour')};
    stroke-opacity: 0.12;
  }
  .contour {
    stroke: ${color('contour')};
    stroke-width: 2.4;
  }
  .land {
    fill: ${color('land')};
    stroke: ${color('course')};
    stroke-width: 3.4;
    stroke-opacity: 0.92;
    stroke-linejoin: round;
  }
  .course {
    stroke: ${color('course')};
    stroke-width: 4.4;
    stroke-linecap: round;
    stroke-dasharray: 0.1 11;
  }
  .ring {
    fill: ${color('page')};
    stroke: ${color('course')};
    stroke-width: 3;
  }
  .dot {
    fill: ${color('course')};
  }
  text {
    font-family: ${fontFamily.text};
    font-size: 17px;
    fill: ${color('text')};
  }
  .brand {
    font-size: 20px;
    font-weight: ${fontWeight.semibold};
    fill: ${color('heading')};
  }
  .title,
  .subtitle {
    font-family: ${fontFamily.heading};
    font-weight: ${fontWeight.display};
    fill: ${color('heading')};
  }
  .title {
    font-size: 90px;
    letter-spacing: -0.022em;
  }
  .subtitle {
    font-size: 34px;
    fill: ${color('text')};
  }
`;
