import { styled } from 'styled-components';
import { Dividers } from '../../art/Dividers/Dividers.tsx';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, fontFamily, fontWeight, type } from '../../tokens/type.ts';

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

export const Card = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]} ${space[5]};
  align-items: center;
  margin-top: ${space[6]};
  ${type.small}

  & > p:nth-of-type(1) {
    color: ${color('textQuiet')};
  }
  & b {
    display: block;
    color: ${color('heading')};
    font: ${font('medium', 20, 26, 'heading')};
  }
  & p > span:not(:last-child) {
    display: block;
  }

  & > p:last-child {
    grid-column: 1 / -1;
    padding-left: 0.875rem;
    border-left: 2px solid ${color('link')};
    color: ${color('textQuiet')};
  }
`;

/** A portrait, or initials without one, in the chart's double ring. */
export const Medallion = styled.div`
  display: grid;
  place-items: center;
  width: 6rem;
  height: 6rem;
  padding: 5px;
  border: 1.3px solid ${color('course')};
  border-radius: 50%;
  color: ${color('heading')};
  font: ${font('title', 30, '100%', 'heading')};

  & > * {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    border: 1px solid ${color('lineDeep')};
    border-radius: 50%;
    background: ${color('tint')};
    object-fit: cover;
  }
`;

export const Story = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]} ${space[6]};
  align-items: start;

  ${media.fromDesktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    & > :first-child {
      grid-column: 1 / 7;
    }
    & > :last-child {
      grid-column: 8 / -1;
    }
  }
  ${media.tabletOnly} {
    & > :first-child {
      max-width: 35.25rem;
    }
  }
  ${media.phone} {
    & > :first-child {
      display: none;
    }
  }
`;

export const Words = styled.div`
  & > h2 {
    margin-bottom: ${space[6]};
  }
  & > p + p {
    margin-top: ${space[4]};
  }
  ${media.phone} {
    & > h2 {
      margin-bottom: ${space[4]};
    }
    & > p + p:not(:last-child) {
      display: none;
    }
  }
`;

export const Log = styled.dl`
  margin-top: ${space[7]};
  border-top: 1px solid ${color('lineDeep')};
  font: ${font('regular', 15, 23)};

  /* With large letters the event is below its date, because there is no room beside it. */
  & > div {
    display: flex;
    flex-wrap: wrap;
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color('line')};
  }
  & dt {
    flex: 0 0 max(6rem, 28.5%);
    color: ${color('textQuiet')};
  }
  & dd {
    flex: 1 1 10rem;
    min-width: 0;
  }
  ${media.phone} {
    display: none;
  }
`;
