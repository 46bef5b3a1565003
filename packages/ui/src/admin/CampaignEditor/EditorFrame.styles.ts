import { Tabs as Base } from '@base-ui/react/tabs';
import { keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, media, motion, radius, shadow, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';
import { visuallyHidden } from '../../tokens/visuallyHidden.ts';

const rise = keyframes`from { translate: 0 12px; opacity: 0.4; }`;

/** A dialog 24 px from the edges of the window, at full height; on a phone it fills the window. */
export const FullDialog = styled.dialog`
  width: calc(100vw - 3rem);
  max-width: none;
  height: calc(100dvh - 3rem);
  max-height: none;
  margin: auto;
  padding: 0;
  border: 1px solid ${color('hairlineStrong')};
  border-radius: ${radius.dialog};
  background: ${color('surface')};
  box-shadow: ${shadow.float};
  color: ${color('text')};
  overflow: hidden;
  overscroll-behavior: contain;

  &::backdrop {
    background: ${color('scrim')};
  }

  ${media.motion} {
    &[open] {
      animation: ${rise} ${motion.enter};
    }
  }

  ${media.belowDesktop} {
    width: 100vw;
    height: 100dvh;
    border: 0;
    border-radius: 0;
    overflow: auto;
  }
`;

/** The element of the steps has no box of its own in the frame. */
export const StepFrame = styled(Base.Root)`
  display: contents;
`;

export const DialogFrame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: 100%;

  ${media.belowDesktop} {
    grid-template-rows: auto 1fr auto;
    height: auto;
    min-height: 100%;
  }
`;

/** Name on the left, steps in the middle, saved state and close button on the right. */
export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: ${space[2]} ${space[6]};
  align-items: center;
  min-height: 68px;
  padding: ${space[3]} ${space[6]};
  border-bottom: 1px solid ${color('hairlineStrong')};
  background: ${color('surface')};

  ${media.belowColumns} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > nav,
    & > :nth-child(2):not(:last-child) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    column-gap: ${space[2]};
    padding-inline: ${space[4]};

    & > :nth-child(2):not(:last-child) {
      grid-row: 3;
    }
  }
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  min-width: 0;

  & > h2 {
    min-width: 0;
    ${type.dialogTitle}
    overflow-wrap: anywhere;
    outline: none;
  }

  ${media.fromColumns} {
    flex-wrap: nowrap;

    & > h2 {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    /* The status stays whole beside a long name. */
    & > h2 + * {
      flex: none;
    }
  }

  ${media.phone} {
    display: contents;

    & > h2 {
      display: -webkit-box;
      grid-column: 1 / 3;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`;

export const HeadEnd = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  justify-content: flex-end;
  grid-column: -2 / -1; /* also without steps beside it */
  min-width: 0;
  margin-right: -8px;

  & > [role='status'] {
    display: inline-flex;
    gap: ${space[2]};
    align-items: center;
    min-width: 0;
    color: ${color('textQuiet')};
    ${type.small}

    & > :first-child {
      flex: none;
    }

    &[data-tone='danger'] {
      color: ${color('danger')};
      font-weight: ${fontWeight.medium};
    }

    ${media.phone} {
      grid-row: 2;
      grid-column: 2 / 4;
      justify-self: end;
      ${type.meta}
    }
  }

  ${media.phone} {
    display: contents;

    & button {
      grid-row: 1;
      grid-column: 3;
      margin-right: -8px;
    }
  }
`;

/** Below the head, above every step. */
export const ConflictPlace = styled.div`
  padding: ${space[3]} ${space[6]};
  border-bottom: 1px solid ${color('hairline')};

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;

export const StepPanel = styled(Base.Panel)`
  min-height: 0;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const StepTabs = styled(Base.List)`
  --ring: 22px;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;

  && > [data-direction='across'] {
    width: 28px;
  }

  ${media.phone} {
    gap: ${space[1]} ${space[4]};

    && > [data-direction='across'] {
      display: none;
    }
  }
`;

export const StepTab = styled(Base.Tab)`
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  min-height: var(--control-small);
  border-radius: ${radius.small};
  color: ${color('textQuiet')};
  ${type.small}
  cursor: pointer;

  &[data-active] {
    color: ${color('text')};
    font-weight: ${fontWeight.semibold};
  }

  &[data-disabled] {
    cursor: not-allowed;
  }

  ${media.hover} {
    &:hover:not([data-disabled]) {
      color: ${color('text')};
    }
  }
`;

export const Plain = styled.div`
  min-height: 0;
  padding: ${space[5]} ${space[6]};
  overflow-y: auto;

  ${media.belowDesktop} {
    overflow: visible; /* the dialog scrolls */
  }

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;

/** Main part and side, each scrolling separately; on narrow screens one below the other, scrolling together. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--side);
  height: 100%;

  & > * {
    min-width: 0;
    overflow-y: auto;
  }

  & > div {
    padding: ${space[5]} ${space[8]} ${space[6]} ${space[6]};
  }

  & > aside {
    padding: ${space[5]} ${space[6]};
    border-left: 1px solid ${color('hairlineStrong')};
    background: ${color('page')};
  }

  ${media.belowColumns} {
    --side: minmax(0, 22rem);
  }

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    height: auto;

    & > * {
      overflow: visible; /* the dialog scrolls */
    }

    & > aside {
      border-top: 1px solid ${color('hairlineStrong')};
      border-left: 0;
    }
  }

  ${media.phone} {
    & > :is(div, aside) {
      padding-inline: ${space[4]};
    }
  }
`;

export const Characters = styled.span`
  ${type.tabular}
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  justify-content: flex-end; /* also of a second row */
  min-height: 68px;
  padding: ${space[3]} ${space[6]};
  border-top: 1px solid ${color('hairlineStrong')};
  background: ${color('surface')};

  & > :first-child {
    margin-right: auto;
  }

  ${media.belowDesktop} {
    position: sticky;
    z-index: ${layer.stickyHead + 2}; /* over boxes and heads of the table that go under it */
    bottom: 0;
    padding-bottom: calc(${space[3]} + env(safe-area-inset-bottom));
  }

  ${media.phone} {
    padding-inline: ${space[4]};

    & > [data-variant='primary'] {
      flex: 1 0 100%;
      order: -1;
    }

    & > button:not([data-variant='primary']) {
      flex: 1 1 auto;
      margin: 0;
      padding-inline: ${space[2]};
    }

    /* An arrow: the step has its name in the head. */
    & > [data-part='back'] {
      flex: none;
      min-width: 44px;
    }

    & > [data-part='back'] > :last-child {
      ${visuallyHidden}
    }

    /* No third row of buttons under the finger: the test is in the review as well. */
    & > [data-part='test'] {
      display: none;
    }
  }
`;

/** Why the button is disabled, or what pressing it does. */
export const FootNote = styled.p`
  flex: 0 1 auto;
  min-width: 0;
  max-width: 36rem;
  color: ${color('textQuiet')};
  ${type.small}
  text-align: right;

  &[data-tone='danger'] {
    color: ${color('danger')};
    font-weight: ${fontWeight.medium};
  }

  /* A row of its own: the buttons need all of theirs. */
  ${media.tabletOnly} {
    flex: 1 0 100%;
    order: -1;
    max-width: none;
  }

  ${media.phone} {
    flex: 1 0 100%;
    order: -2;
    text-align: left;
  }
`;
