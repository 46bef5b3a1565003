import { css, styled } from 'styled-components';
import { dotsDown } from '../../art/CourseLine/CourseLine.styles.ts';
import { Section } from '../../components/Section/Section.tsx';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, fontSize, type } from '../../tokens/type.ts';

/** Room above the titles for the course to rise and fall. */
const sky = '176px';

/** Chart squares of 108 px, with one line exactly under the course in the margin. */
export const Course = styled(Section)`
  isolation: isolate;
  overflow: clip;

  &::before {
    --line: color-mix(in srgb, ${color('contour')} 9%, transparent);
    position: absolute;
    inset: 0 0 0 calc(50% - 1728px);
    z-index: -2;
    background-image:
      linear-gradient(90deg, var(--line) 1px, transparent 1px), linear-gradient(var(--line) 1px, transparent 1px);
    background-position: 0 60px;
    background-size: 108px 108px;
    content: '';

    ${media.print} {
      display: none;
    }
  }

  /* No line below the heading, because the course connects the parts. */
  & > div > :first-child {
    padding-bottom: ${space[10]};
    border-bottom: 0;

    ${media.fromDesktop} {
      padding-bottom: ${space[16]};
    }
  }
  & > div > :first-child > p {
    flex-basis: 23rem;
  }

  /* The numbers are this section's rings. */
  ${media.wide} {
    & p > span[aria-hidden='true'] {
      display: none;
    }
  }
`;

export const Track = styled.div`
  position: relative;
`;

export const StepList = styled.ol`
  display: grid;

  ${media.fromDesktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    column-gap: ${space[6]};
  }
`;

export const Step = styled.li`
  --ring: 44px;
  position: relative;
  display: grid;
  grid-template-columns: var(--ring) minmax(0, 1fr);
  gap: ${space[4]};
  padding-bottom: ${space[8]};

  &:last-child {
    padding-bottom: 0;
  }
  & > div {
    min-width: 0;
  }
  & > div > p {
    margin-top: ${space[2]};
    color: ${color('textQuiet')};
    font: ${font('regular', 15, 24)};
  }

  /* The course between numbers in a stacked layout. */
  & > span:first-child {
    position: absolute;
    top: calc(var(--ring) + 3px);
    bottom: 3px;
    left: calc(var(--ring) / 2 - 1.3px);
  }
  &:last-child > span:first-child {
    display: none;
  }
  & > div > p + p {
    margin-top: ${space[4]};
    padding-top: ${space[3]};
    border-top: 1px solid ${color('line')};
    color: ${color('text')};
    ${type.small}

    ${media.phone} {
      margin-top: ${space[1]};
      padding-top: 0;
      border-top: 0;
    }
  }

  ${media.phone} {
    --ring: 32px;
    padding-bottom: ${space[4]};
  }
  ${media.fromDesktop} {
    display: block;
    padding-top: ${sky};
    padding-bottom: 0;

    & > span:first-child {
      display: none;
    }
  }
`;

export const StepNumber = styled.span`
  display: grid;
  width: var(--ring);
  height: var(--ring);
  place-items: center;
  border: 1.6px solid ${color('course')};
  border-radius: 50%;
  background: ${color('page')};
  color: ${color('heading')};
  font: ${font('medium', 20, '100%', 'heading')};
  font-variant-numeric: lining-nums;

  ${media.phone} {
    font-size: ${fontSize[16]};
  }
  ${media.fromDesktop} {
    position: absolute;
    top: calc(${sky} - var(--height) - var(--ring) / 2);
    left: 0;
  }
`;

/** From the number down to the title. */
export const Stem = styled.span`
  display: none;

  ${media.fromDesktop} {
    position: absolute;
    top: calc(${sky} - var(--height) + var(--ring) / 2 + 8px);
    bottom: calc(100% - ${sky} + 16px);
    left: calc(var(--ring) / 2);
    display: block;
    border-left: 1px solid color-mix(in srgb, ${color('control')} 65%, transparent);
  }
`;

export const Condition = styled.p`
  margin-top: ${space[8]};
  color: ${color('textQuiet')};
  ${type.small}

  ${media.belowDesktop} {
    padding-left: calc(44px + ${space[4]});
  }
  ${media.phone} {
    margin-top: ${space[5]};
    padding-left: 0;
  }
`;

export const Action = styled.p`
  margin-top: ${space[6]};

  ${media.phone} {
    margin-top: ${space[4]};

    & > a {
      width: 100%;
    }
  }
`;

/* The drawing is stretched to the columns but its dots are not. */
export const Passage = styled.div`
  display: none;

  ${media.fromDesktop} {
    position: absolute;
    top: 0;
    left: 22px;
    z-index: -1;
    display: block;
    width: calc((100% + ${space[6]}) * 0.8);
    height: ${sky};
  }
  & svg {
    position: absolute;
    max-width: none;
    overflow: visible;
    fill: none;
    stroke: ${color('course')};
    stroke-dasharray: 0.1px 7.5px;
    stroke-linecap: round;
    stroke-width: 2.6px;
  }
  & path {
    vector-effect: non-scaling-stroke;
  }
  & > svg {
    width: 100%;
    height: 100%;
  }
`;

const inTheMargin = css`
  display: none;

  ${media.wide} {
    position: absolute;
    top: 0;
    display: block;
  }
  & > span {
    position: absolute;
    height: 60rem;
    ${dotsDown}
  }
`;

/** 72 px left of the content and 72 px right of it: there the neighbouring sections have their line. */
export const Arrival = styled.div`
  ${inTheMargin}
  left: -94px;

  & > svg {
    left: -1.5px;
    width: 94px;
    height: ${sky};
  }
  & > span {
    bottom: 0;
    left: -1.3px;
  }
`;

export const Departure = styled.div`
  ${inTheMargin}
  left: 100%;

  & > svg {
    width: 262px;
    height: 262px;
  }
  & > span {
    top: 262px;
    left: 259.9px;
  }
`;
