import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion } from '../../tokens/scale.ts';
import { font, fontWeight, type } from '../../tokens/type.ts';

export const Plot = styled.div`
  position: relative;
  display: grid;
  gap: 1.25rem;
`;

/**
 * A measure too short for its text has the text below the bar, in a higher row: the space is added when `--gap` of the
 * width is less than 11 rem.
 */
export const Row = styled.div`
  --words-below: clamp(0rem, (11rem - var(--gap, 1) * 100cqi) * 1000, 1.5rem);

  padding-bottom: var(--words-below);

  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    justify-content: space-between;
    margin-bottom: 0.5rem;
    ${type.text}

    & > span {
      min-width: 0;
    }

    & > strong {
      margin-left: auto;
      font-weight: ${fontWeight.semibold};
      ${type.tabular}
    }
  }

  & > div {
    position: relative;
    height: 44px;

    /* A bar of length 0 still shows its start. */
    box-shadow: -1px 0 ${color('hairlineStrong')};

    & > svg {
      overflow: visible;
    }
  }
`;

export const Segment = styled.rect`
  transition:
    x ${motion.control},
    width ${motion.control};

  &[data-reading] {
    stroke: ${color('text')};
    stroke-width: 4;
    paint-order: stroke;
  }

  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

/** Two ticks and a dotted line between them, like a dimension line. */
export const Measure = styled.span`
  container-type: inline-size;
  position: absolute;
  inset-block: 0;
  display: flex;
  gap: 0.375rem;
  align-items: center;
  border-inline: 1px solid ${color('course')};
  transition: left ${motion.control};

  & > svg {
    flex: 1;
    min-width: 0;
    margin-inline: 6px;
    stroke: ${color('course')};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-dasharray: 0.1 6;
  }

  & > span {
    flex: none;
    color: ${color('heading')};
    font: ${font('semibold', 14, 20)};
    white-space: nowrap;
  }

  ${media.forcedColors} {
    & > svg {
      stroke: CanvasText;
    }
  }

  @container (max-width: 11rem) {
    & > span {
      position: absolute;
      top: calc(100% + 0.25rem);
      right: 0;
    }

    & > svg:last-child {
      display: none;
    }
  }
`;

export const LegendList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.5rem;
  margin-top: 1.25rem;
  color: ${color('textQuiet')};

  & > li {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    min-width: 0;
  }

  & > li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const SwatchBox = styled.svg`
  flex: none;

  & > [data-outline='hollow'] {
    stroke: ${color('chartBar')};
  }

  ${media.forcedColors} {
    & > rect {
      stroke: CanvasText;
    }
  }
`;
