import { keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, media, motion, shadow, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

const fromRight = keyframes`from { translate: 100% 0; }`;

/** The drawer itself scrolls, so that arrow keys scroll it wherever the focus is inside. */
export const StyledDrawer = styled.dialog`
  width: min(40rem, 100vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0 0 0 auto;
  padding: 0;
  border: 0;
  border-left: 1px solid ${color('hairlineStrong')};
  background: ${color('surface')};
  box-shadow: ${shadow.float};
  color: ${color('text')};
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 5rem 5.5rem; /* the focused element is never behind header or footer */

  &::backdrop {
    background: ${color('scrim')};
  }

  ${media.motion} {
    &[open] {
      animation: ${fromRight} ${motion.enter};
    }
  }

  ${media.phone} {
    width: 100vw;
    border-left: 0;
  }
`;

export const DrawerPanel = styled.div`
  --drawer-side: ${space[6]};
  display: flex;
  flex-direction: column;
  min-height: 100%;

  ${media.phone} {
    --drawer-side: ${space[5]};
  }
`;

/** Shows its border only while content has scrolled under it, where the browser supports that. */
export const DrawerHead = styled.div`
  position: sticky;
  z-index: ${layer.stickyHead + 1}; /* above the head of a table */
  top: 0;
  container-type: scroll-state;
  background: ${color('surface')};

  & > div {
    display: flex;
    gap: ${space[4]};
    align-items: flex-start;
    padding: ${space[5]} var(--drawer-side) ${space[4]};
    border-bottom: 1px solid transparent;

    @container scroll-state(stuck: top) {
      border-bottom-color: ${color('hairlineStrong')};
    }

    & > div {
      flex: 1;
      min-width: 0;
    }

    & > div > div:first-child {
      display: flex;
      flex-wrap: wrap;
      gap: ${space[1]} ${space[3]};
      align-items: center;
      overflow-wrap: anywhere;
    }

    /* The button stays in the corner at any size. */
    & > button:last-child {
      margin: -2px -8px 0 0;
    }
  }
`;

export const DrawerBody = styled.div`
  flex: 1;
  padding: 0 var(--drawer-side) ${space[6]};
  ${type.text}
  overflow-wrap: anywhere;
`;

export const DrawerFoot = styled.div`
  position: sticky;
  z-index: 2;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  padding: ${space[4]} var(--drawer-side) calc(${space[4]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color('hairlineStrong')};
  background: ${color('surface')};

  & > div:last-child {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: ${space[2]};
    align-items: center;
    justify-content: flex-end;
  }

  ${media.phone} {
    flex-direction: column;
    align-items: stretch;

    & > div:last-child > button {
      flex: 1 1 auto;
    }
  }
`;
