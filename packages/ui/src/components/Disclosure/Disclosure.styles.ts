import { css, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { measure, media, motion, radius, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

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

export const StyledDisclosure = styled.details`
  max-width: ${measure};
  ${opening}

  & > summary {
    ${bareSummary}
    display: flex;
    gap: ${space[2]};
    align-items: center;
    width: fit-content;
    max-width: 100%;
    min-height: var(--control-small);
    padding-right: ${space[2]};
    border-radius: ${radius.small};
    color: ${color('textQuiet')};
    ${type.small}
    font-weight: ${fontWeight.medium};
    overflow-wrap: anywhere;

    & > span:first-child {
      flex: none;
      transition: rotate ${motion.control};
    }

    & > span:last-child {
      min-width: 0;
    }

    ${media.hover} {
      &:hover {
        color: ${color('text')};
      }
    }
  }

  &[open] > summary > span:first-child {
    rotate: 90deg;
  }

  & > div {
    padding: ${space[1]} 0 ${space[3]} ${space[6]};
    ${type.small}
    overflow-wrap: anywhere;

    & > * + * {
      margin-top: ${space[2]};
    }
  }
`;
