import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const Trail = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  padding-top: ${space[2]};
`;

/** Its buttons come below the title where not even the longest word fits beside them: with large text. */
export const HeadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  min-height: 4.5rem;
  padding-block: ${space[2]};

  &[data-trail='true'] {
    min-height: 3.5rem;
    padding-top: 0;
  }

  /* The icons stay beside the first line of the title, however long it is. */
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 0;
    align-items: start;
    min-height: 3.5rem;
  }
`;

export const TitleGroup = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: baseline;
  flex: 1 1 0;
  max-width: 100%;

  /* As high as the icons beside it. */
  ${media.phone} {
    align-content: center;
    min-height: var(--control-height);
  }

  h1 {
    min-width: 0;
    hyphens: auto;
    overflow-wrap: break-word;
  }

  & > div {
    color: ${color('textQuiet')};
    ${type.text}

    strong {
      color: ${color('text')};
      font-weight: ${fontWeight.semibold};
    }
  }
`;

export const HeadActions = styled.div`
  display: flex;
  flex: none;
  gap: ${space[2]};
  align-items: center;

  ${media.phone} {
    &[data-main] {
      flex-wrap: wrap;
      grid-column: 1 / -1;
    }

    &[data-main] > * {
      flex: 1;
    }
  }
`;

const hiddenOn = {
  phone: media.fromTablet,
  fromTablet: media.phone,
  belowColumns: media.fromColumns,
  belowDesktop: media.fromDesktop,
  fromDesktop: media.belowDesktop,
  screen: media.print,
};

/** Shown only on a phone, in windows of another width, or on a screen; without a box of its own. */
export const Shown = styled.div<{ $on: keyof typeof hiddenOn }>`
  display: contents;

  ${({ $on }) => hiddenOn[$on]} {
    display: none;
  }
`;

/** A page of the console with its head: the same margins on every page. */
export const PageFrame = styled.div`
  padding: 0 ${space.side} ${space[8]};

  &[data-narrow] {
    max-width: 46rem;
  }

  /* As high as the window, so that its foot is at the lower edge also below a short page. */
  &[data-full] {
    display: flex;
    flex-direction: column;
    min-height: calc(100dvh - var(--bottom-bar, 0px));
    padding-bottom: 0;
  }
`;

/**
 * The main part of a page and an `aside` with a line between them; on narrow screens one below the other. `--side` is
 * the width of the aside, `--side-space` its padding above and below in a wide window, `--between` the space between
 * the two in a narrow one.
 */
export const PageColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--side, 19rem);
  gap: var(--between, ${space[8]}) ${space[8]};

  &[data-line] {
    border-top: 1px solid ${color('hairlineStrong')};
  }

  & > aside {
    box-sizing: content-box;
    min-width: 0;
    padding-block: var(--side-space, 0);
    padding-left: ${space[8]};
    border-left: 1px solid ${color('hairlineStrong')};
  }

  ${media.belowColumns} {
    grid-template-columns: minmax(0, 1fr);

    & > aside {
      box-sizing: border-box;
      padding: 0;
      border-left: 0;
    }
  }
`;
