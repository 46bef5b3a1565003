import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media } from '../../tokens/scale.ts';
import { font, fontSize, fontWeight, type } from '../../tokens/type.ts';

export const ClockRow = styled.span`
  display: inline-flex;
  gap: 1rem;
  align-items: center;
  color: ${color('text')};
  max-width: 100%;
  white-space: nowrap;
  --clock: ${color('chartBar')};

  /* In a table row the text stays next to the bar; elsewhere it wraps below the bar instead of overflowing. */
  &:not([data-size='small']) {
    flex-wrap: wrap;
    row-gap: 0.25rem;
  }

  &[data-level='soon'] {
    color: ${color('warning')};
    --clock: ${color('warning')};
  }

  &[data-level='late'] {
    color: ${color('danger')};
    --clock: ${color('danger')};
  }

  & > svg {
    flex: none;
    overflow: visible;

    & > [data-kind='track'] {
      fill: ${color('chartTrack')};
    }

    & > [data-kind='fill'] {
      fill: var(--clock);
    }

    & > [data-kind='deadline'] {
      fill: ${color('text')};
    }

    & > text {
      fill: ${color('textQuiet')};
      font: ${font('regular', 11, '100%')};
      text-anchor: middle;
    }

    & > text:first-of-type {
      text-anchor: start;
    }

    ${media.print} {
      print-color-adjust: exact;
    }

    ${media.forcedColors} {
      & > [data-kind='track'] {
        fill: GrayText;
      }

      & > [data-kind='fill'] {
        fill: Highlight;
      }

      & > [data-kind='deadline'] {
        fill: CanvasText;
      }
    }
  }

  & > span {
    display: inline-flex;
    gap: 0.5rem;
    align-items: center;
    ${type.text}
    font-weight: ${fontWeight.medium};
    ${type.tabular}

    & > span {
      width: 0.875rem;
      height: 0.875rem;
    }

    &[data-size='small'] {
      min-width: 0;
      font-size: ${fontSize.small};
      white-space: normal;
    }
  }
`;
