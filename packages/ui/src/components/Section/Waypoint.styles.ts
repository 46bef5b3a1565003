import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, fontWeight } from '../../tokens/type.ts';

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
