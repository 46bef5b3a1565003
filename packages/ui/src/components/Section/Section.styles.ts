import { styled } from 'styled-components';
import { CourseLine } from '../../art/CourseLine/CourseLine.tsx';
import { color } from '../../tokens/color.ts';
import { contentWidth, measure, media, space } from '../../tokens/scale.ts';
import { font, fontWeight, type } from '../../tokens/type.ts';

export const WaypointLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: center;
  margin-bottom: ${space[4]};
  color: ${color('textQuiet')};
  font: ${font('regular', 13, 20)};

  & > b {
    min-width: 0;
    overflow-wrap: anywhere;
    color: ${color('heading')};
    font-weight: ${fontWeight.semibold};
  }

  & > span:last-child {
    font-variant-numeric: tabular-nums;
  }
`;

/** Filled with the background of its section, so that the route line stops at its edge. */
export const Ring = styled.span`
  --dot: ${color('course')};
  flex: none;
  width: 15px;
  height: 15px;
  margin-right: ${space[1]};
  border: 1.6px solid var(--dot);
  border-radius: 50%;
  background: radial-gradient(circle, var(--dot) 1.9px, transparent 2.4px);

  ${media.forcedColors} {
    --dot: CanvasText;
    forced-color-adjust: none;
  }

  /* Moved sideways to the line in the margin, level with the text: only the side is set. */
  ${media.wide} {
    [data-course] & {
      position: absolute;
      left: -81.5px;
      width: 19px;
      height: 19px;
      margin: 0;
      background: radial-gradient(circle, var(--dot) 1.9px, transparent 2.4px), ${color('page')};
    }

    [data-course='right'] & {
      left: calc(100% + 62.5px);
    }

    [data-background='surface'] & {
      background-color: ${color('surface')};
    }

    [data-background='band'] & {
      background-color: ${color('band')};
    }

    [data-background='tint'] & {
      background-color: ${color('tint')};
    }
  }

  ${media.forcedColors} {
    &&& {
      background-color: Canvas;
    }
  }
`;

export const StyledSection = styled.section`
  position: relative;
  padding: ${space.section} max(${space.side}, calc((100% - ${contentWidth}) / 2));
  background: ${color('page')};
  color: ${color('text')};

  &[data-background='surface'] {
    background: ${color('surface')};
  }

  &[data-background='band'] {
    background: ${color('band')};
  }

  &[data-background='tint'] {
    background: ${color('tint')};
  }

  ${media.print} {
    padding-block: ${space[6]};
  }
`;

/** The containing block of a waypoint in the margin. */
export const Content = styled.div`
  position: relative;

  &[data-head='beside'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[10]} ${space[6]};
  }

  ${media.phone} {
    &[data-head='beside'] {
      row-gap: ${space[6]};
    }
  }

  ${media.fromDesktop} {
    &[data-head='beside'] {
      grid-template-columns: repeat(12, minmax(0, 1fr));

      & > :first-child {
        grid-column: 1 / 5;
      }

      & > :last-child {
        grid-column: 6 / -1;
      }
    }
  }
`;

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[12]};
  align-items: flex-end;
  justify-content: space-between;

  /* Heading at the left and lead at the right while both fit; else one below the other. */
  & > p {
    flex: 0 1 29rem;
    min-width: 0;
    color: ${color('textQuiet')};
    ${type.text}
  }

  [data-head='above'] > & {
    padding-bottom: ${space[10]};
    border-bottom: 1px solid ${color('lineDeep')};
  }

  [data-head='beside'] > & {
    flex-flow: column;
    gap: ${space[5]};
    align-items: flex-start;
    justify-content: flex-start;

    & > * {
      flex: none;
      max-width: min(100%, ${measure});
    }

    & > p {
      ${type.lead}
    }
  }

  & > div {
    flex: 1 1 24rem;
    min-width: 0;
    max-width: 42rem;
  }

  ${media.phone} {
    [data-head='above'] > & {
      padding-bottom: ${space[5]};
    }
  }
`;

/** 648 px from the middle, aligned with the content of every section, so that the line continues between sections. */
export const Margin = styled(CourseLine)`
  display: none;

  ${media.wide} {
    position: absolute;
    top: 0;
    bottom: 0;
    left: calc(50% - 648px - 1.3px);
    display: block;

    [data-course='right'] > & {
      left: calc(50% + 648px - 1.3px);
    }
  }
  ${media.print} {
    display: none;
  }
`;
