import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, media, motion } from '../../tokens/scale.ts';

/**
 * Rows reach 12 px outside the content, so that words stand in line with it. Shades at the sides say that there is more.
 * `--table-top` is the height of what is stuck above the table.
 */
export const TableFrame = styled.div`
  position: relative;
  margin-inline: -12px;

  &::before,
  &::after {
    position: absolute;
    z-index: ${layer.stickyHead + 2};
    top: 0;
    bottom: 0;
    width: 12px;
    content: '';
    opacity: 0;
    pointer-events: none;
    transition: opacity ${motion.control};
  }

  &::before {
    left: var(--table-stuck, 0);
    background: linear-gradient(to right, ${color('shadeFar')}, transparent);
  }

  &::after {
    right: 0;
    background: linear-gradient(to left, ${color('shadeFar')}, transparent);
  }

  &[data-start='true']::before,
  &[data-end='true']::after {
    opacity: 1;
  }

  ${media.print} {
    &::before,
    &::after {
      display: none;
    }
  }
`;

/** As wide as the table may be, and one line of text high: it changes with either. */
export const Ruler = styled.div`
  position: absolute;
  width: 100%;
  height: 1rem;
  visibility: hidden;
  pointer-events: none;
`;

/** Only a table that is too wide or has a height of its own scrolls by itself; otherwise the head sticks to the page. */
export const Scroller = styled.div`
  &[data-scrolls='true'] {
    --table-top: 0px;
    max-height: max(20rem, 100dvh - 12rem);
    overflow: auto;
    overscroll-behavior-inline: contain;
    scroll-padding-top: 44px;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.print} {
    &[data-scrolls='true'] {
      max-height: none;
      overflow: visible;
    }
  }
`;
