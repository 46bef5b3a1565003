import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion } from '../../tokens/scale.ts';

/** A shadow on the side where more is hidden. */
export const ScrollFrame = styled.div`
  position: relative;
  isolation: isolate;

  &::before,
  &::after {
    position: absolute;
    z-index: 1;
    inset-block: 0;
    width: 12px;
    opacity: 0;
    transition: opacity ${motion.control};
    pointer-events: none;
    content: '';
  }

  &::before {
    left: 0;
    background: linear-gradient(to right, ${color('shadeFar')}, transparent);
  }

  &::after {
    right: 0;
    background: linear-gradient(to left, ${color('shadeFar')}, transparent);
  }

  &[data-hidden='start']::before,
  &[data-hidden='end']::after,
  &[data-hidden='both']::before,
  &[data-hidden='both']::after {
    opacity: 1;
  }

  ${media.print} {
    &::before,
    &::after {
      display: none;
    }
  }
`;

export const Scroller = styled.div`
  overflow-x: auto;

  ${media.print} {
    overflow: visible;
  }
`;
