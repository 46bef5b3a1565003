import { styled } from 'styled-components';
import { CourseLine } from '../../art/CourseLine/CourseLine.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, fontSize, fontWeight, type } from '../../tokens/type.ts';

export const Shore = styled(Section)`
  overflow: clip;

  /* The title says the same. */
  ${media.phone} {
    & div:has(> h2) + p {
      display: none;
    }
  }

  /* This place's ring is on the coast below, where the course begins. */
  ${media.wide} {
    & p > span[aria-hidden='true'] {
      display: none;
    }
  }
`;

/** A point: Hoek van Holland, in the margin where the course runs, 152 px above the content's end. */
export const Coast = styled.div`
  display: none;

  ${media.fromDesktop} {
    position: absolute;
    bottom: 152px;
    left: ${space[3]};
    display: block;
  }
  ${media.wide} {
    left: -72px;
  }
  ${media.print} {
    display: none;
  }

  /* In the drawing, which is 700 wide, the harbour is at 252, 410.5. */
  & > svg {
    position: absolute;
    top: -328.4px;
    left: -201.6px;
    width: 560px;
    max-width: none;
    mask-image:
      linear-gradient(90deg, black 52%, transparent 90%),
      linear-gradient(180deg, transparent 1%, black 13%, black 61%, transparent 83%);
    mask-composite: intersect;
  }
`;

/** From the harbour to the next section, with the same dots as in its margin. */
export const Departure = styled(CourseLine)`
  display: none;

  ${media.wide} {
    position: absolute;
    top: 0;
    left: -1.3px;
    display: block;
    height: calc(152px + ${space.section});
  }
`;

export const Harbour = styled.span`
  position: absolute;
  top: -0.625rem;
  left: 20px;
  color: ${color('heading')};
  font: ${font('semibold', 13, 20)};
  white-space: nowrap;

  &::before {
    --ink: ${color('course')};
    position: absolute;
    top: calc(0.625rem - 9.5px);
    left: -29.5px;
    width: 19px;
    height: 19px;
    border: 1.6px solid var(--ink);
    border-radius: 50%;
    background: radial-gradient(circle, var(--ink) 1.9px, transparent 2.4px), ${color('surface')};
    content: '';
  }
`;

export const List = styled.ul`
  ${media.belowDesktop} {
    border-top: 1px solid ${color('lineDeep')};
  }
`;

export const Reason = styled.li`
  display: grid;
  grid-template-columns: 11.75rem minmax(0, 1fr);
  column-gap: ${space[6]};
  padding-block: 2.25rem;
  border-bottom: 1px solid ${color('line')};

  & > div > p {
    margin-top: ${space[2]};
  }
  &:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
  & > p {
    color: ${color('heading')};
    font: ${font('semibold', 13, 20)};

    & > b {
      display: block;
      font: ${font('display', 56, '100%', 'heading')};
      font-variant-numeric: lining-nums;
      letter-spacing: -0.022em;
    }
    & > span {
      display: block;
      max-width: 11rem;
      margin-top: ${space[3]};
      color: ${color('textQuiet')};
      text-wrap: balance;
    }
    ${media.phone} {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space[3]};
      align-items: flex-end;

      & > b {
        font-size: ${fontSize[48]};
      }
      & > span {
        min-width: 0;
        margin: 0;
      }
    }
  }

  & > div > p:last-child {
    margin-top: 0.875rem;
    padding-left: 0.875rem;
    border-left: 2px solid ${color('link')};
    color: ${color('textQuiet')};
    ${type.small}

    & > b {
      color: ${color('text')};
      font-weight: ${fontWeight.semibold};
    }
  }

  ${media.fromDesktop} {
    &:first-child {
      padding-top: 0;
    }
  }
  ${media.desktopToColumns} {
    grid-template-columns: 9rem minmax(0, 1fr);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${space[2]};
    padding-block: ${space[4]};

    /* Small screens show only figure, name and condition; larger ones also the explanation. */
    & > div > p:not(:last-child) {
      display: none;
    }
  }
`;

/** Aligned with the list's words. */
export const Calculate = styled.p`
  margin-top: ${space[6]};
  padding-left: calc(11.75rem + ${space[6]});

  & > a {
    display: inline-block;
    padding-block: ${space[2]};
    font-weight: ${fontWeight.strong};
  }
  ${media.desktopToColumns} {
    padding-left: calc(9rem + ${space[6]});
  }
  ${media.phone} {
    margin-top: ${space[2]};
    padding-left: 0;
  }
`;
