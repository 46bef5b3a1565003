import { css } from 'styled-components';
import { media, motion } from '../../tokens/scale.ts';

/** How a `<details>` opens: animated where the browser supports it, and always open in print. */
export const opening = css`
  ${media.motion} {
    @supports (interpolate-size: allow-keywords) {
      interpolate-size: allow-keywords;

      &::details-content {
        block-size: 0;
        overflow-y: clip;
        transition:
          block-size ${motion.enter},
          content-visibility ${motion.enter} allow-discrete;
      }

      &[open]::details-content {
        block-size: auto;
      }
    }
  }

  ${media.print} {
    &::details-content {
      block-size: auto;
      content-visibility: visible;
    }
  }
`;

/** Without the browser's triangle. */
export const bareSummary = css`
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`;
