import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const Trail = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  min-width: 0;
  width: 100%;

  & > nav {
    min-width: 0;
    ${type.small}

    & > ol {
      display: flex;
      gap: ${space[2]};
      align-items: center;
      min-width: 0;
      --icon-size: 0.875rem;
    }

    ${media.print} {
      display: none;
    }
  }

  & > div {
    display: flex;
    flex: none;
    gap: ${space[2]};
    align-items: center;
    color: ${color('textQuiet')};
    ${type.small}
    ${type.tabular}

    ${media.print} {
      display: none;
    }
  }
`;

export const Crumb = styled.li`
  display: inline-flex;
  flex: 0 1 auto;
  gap: ${space[2]};
  align-items: center;
  min-width: 0;
  color: ${color('textQuiet')};

  /* The current page is cut off first: the heading below shows its full name. */
  &[aria-current] {
    flex-shrink: 100000;
  }

  & > :is(a, span):last-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* The overflow of the ellipsis would clip the focus ring. */
  & > a:focus-visible {
    outline-offset: -2px;
  }

  & > [data-separator='next'] {
    display: inline-flex;
  }

  & > [data-separator='back'] {
    display: none;
  }

  /* On a phone only the link to the parent page is shown, with a back arrow. */
  ${media.phone} {
    &:not([data-parent]) {
      display: none;
    }

    &[data-parent] {
      max-width: 100%;

      & > [data-separator='next'] {
        display: none;
      }

      & > [data-separator='back'] {
        display: inline-flex;
      }
    }
  }

  ${media.coarse} {
    & > a {
      padding-block: ${space[3]};
    }
  }
`;
