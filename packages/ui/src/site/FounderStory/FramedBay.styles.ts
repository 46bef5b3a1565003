import { styled } from 'styled-components';
import { Dividers } from '../../art/Dividers/Dividers.tsx';
import { color } from '../../tokens/color.ts';
import { media } from '../../tokens/scale.ts';
import { fontFamily, fontWeight } from '../../tokens/type.ts';

const blocks = (direction: string): string => `linear-gradient(${direction}, ${color('course')} 50%, transparent 50%)`;

/** Two lines with blocks of one minute between them, as on a chart's edge. The blocks stretch to fit. */
export const Frame = styled.div`
  position: relative;
  padding: 9px;
  border: 1.3px solid ${color('course')};

  &::before,
  &::after {
    position: absolute;
    inset: 2px 9px;
    background:
      ${blocks('90deg')} top / 52px 5px round no-repeat,
      ${blocks('90deg')} bottom / 52px 5px round no-repeat;
    content: '';
  }
  &::after {
    inset: 9px 2px;
    background:
      ${blocks('180deg')} left / 5px 52px no-repeat round,
      ${blocks('180deg')} right / 5px 52px no-repeat round;
  }
  ${media.forcedColors} {
    &::before,
    &::after {
      content: none;
    }
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

export const Sheet = styled.div`
  position: relative;
  border: 1.3px solid ${color('course')};
  background: ${color('water')};
  overflow: clip;

  & > svg:first-child {
    --px: 1.12;
  }
  & .contour {
    stroke-width: 0.85;
  }
  & .end text {
    stroke: none;
  }
  & .bay {
    text-anchor: middle;
    fill: ${color('link')};
    font: italic ${fontWeight.title} 15.6px ${fontFamily.heading};
    letter-spacing: 0.05em;
    stroke: ${color('water')};
    stroke-width: 4px;
  }
  & .sounding {
    text-anchor: middle;
    font-size: 10.8px;
    font-style: italic;
    stroke: ${color('water')};
    stroke-width: 3px;
  }
  ${media.phone} {
    & > svg:first-child {
      --px: 1.28;
    }
    & .sounding {
      font-size: 12.5px;
    }
  }
`;

/**
 * The left point (8, 322 of 180 × 330) is on Cape Gata, the right one under Limassol's ring: 146.3 of the chart's 386
 * units apart, rotated about the cape by the angle between them.
 */
export const PlacedDividers = styled(Dividers)`
  position: absolute;
  top: -14.13%;
  left: 72.63%;
  width: 41.6%;
  max-width: none;
  color: ${color('course')};
  filter: drop-shadow(-14px 6px 9px ${color('shadeFar')});
  rotate: -86.08deg;
  transform-origin: 4.444% 97.576%;
`;
