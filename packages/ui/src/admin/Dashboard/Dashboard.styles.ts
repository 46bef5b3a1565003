import { keyframes, styled } from 'styled-components';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';
import { PageColumns } from '../PageHead/PageHead.styles.ts';

export const Columns = styled(PageColumns)`
  --side: 16.5rem;
  --between: ${space[10]};

  /* What is shown is old, or about to be replaced: it loses much of its colour and nothing of its contrast. */
  & > [data-stale='true'] {
    filter: grayscale(0.7);
  }

  ${media.phone} {
    & > aside[data-open='false'] > section > dl > div + div,
    & > aside[data-open='false'] > section > p {
      display: none;
    }
  }
`;

/** On a phone this button opens everything but the server's state. */
export const SideToggle = styled.button`
  display: none;

  ${media.phone} {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 3rem;
    border-bottom: 1px solid ${color('hairline')};
    color: ${color('textQuiet')};
    text-align: start;

    & > span:first-child {
      color: ${color('link')};
      ${type.text}
      text-decoration: underline 1px color-mix(in srgb, currentColor 45%, transparent);
      text-underline-offset: 0.25em;
    }

    &[aria-expanded='true'] > span:last-child {
      rotate: 90deg;
    }
  }
`;

export const SideRest = styled.div`
  margin-top: ${space[8]};

  ${media.phone} {
    [data-open='false'] > & {
      display: none;
    }
  }
`;

export const PasswordPanel = styled.div`
  padding-bottom: ${space[4]};

  &[hidden] {
    display: none;
  }

  & [data-place='dialog'] {
    justify-content: flex-start;
  }

  /* As high as the form that replaces it. */
  & > [aria-busy] {
    min-height: 20rem;
  }
`;

const show = keyframes`to { visibility: visible; }`;

/** Below the waiting leads: hidden until their number is known, so that nothing jumps. */
export const BelowWaiting = styled.div`
  &[data-waiting='true'] {
    visibility: hidden;
    animation: ${show} 0s linear 1s forwards;
  }
`;

export const Figures = styled.div`
  margin-top: ${space[8]};

  ${media.phone} {
    & > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    & > ul > li:nth-child(n) {
      border-top: 0;
      border-left: 1px solid ${color('hairline')};
    }

    & > ul > li:nth-child(3n + 1) {
      border-left: 0;
    }

    & > ul > li:nth-child(n + 4) {
      border-top: 1px solid ${color('hairline')};
    }

    & > ul > li:nth-child(n) > a {
      padding-inline: ${space[2]} ${space[1]};
    }

    & > ul > li:nth-child(3n + 1) > a {
      padding-left: 0;
    }
  }

  /* One column, with a line between them. */
  ${media.wordTooWide} {
    & > ul {
      grid-template-columns: minmax(0, 1fr);
    }

    & > ul > li:nth-child(n) {
      border-left: 0;
    }

    & > ul > li:nth-child(n + 2) {
      border-top: 1px solid ${color('hairline')};
    }

    & > ul > li:nth-child(n) > a {
      padding-inline: 0;
    }
  }
`;

export const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[10]};
  margin-top: ${space[10]};

  & > :only-child {
    grid-column: 1 / -1;
  }

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[8]};
  }

  ${media.phone} {
    margin-top: ${space[8]};

    & > [data-first-on-phone] {
      order: -1;
    }
  }
`;

export const TotalList = styled.ul`
  border-top: 1px solid ${color('hairlineStrong')};

  & > li {
    border-bottom: 1px solid ${color('hairline')};
    color: ${color('textQuiet')};
    ${type.text}
  }

  & > li:not(:has(a)) {
    padding-block: ${space[2]};
  }
`;

export const TotalLink = styled(RoutedLink)`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.25rem;
  color: ${color('text')};
  text-decoration: none;

  & > span {
    display: inline-flex;
    gap: ${space[2]};
    align-items: center;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > strong {
    font-weight: ${fontWeight.semibold};
    ${type.tabular}
  }

  ${media.hover} {
    &:hover > span {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }

  ${media.coarse} {
    min-height: 44px;
  }
`;
