import { createGlobalStyle, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';

/** Toasts stand above the bar at the bottom. They are drawn outside the shell, so the root has to know. */
export const AboveBottomBar = createGlobalStyle`
  ${media.phone} {
    :root {
      --toast-bottom: calc(4rem + 12px);
    }
  }
`;

export const Frame = styled.div`
  --rail-width: 14rem;
  --bottom-bar: 0px;

  display: grid;
  grid-template-columns: var(--rail-width) minmax(0, 1fr);
  min-height: 100dvh;
  background: ${color('surface')};

  &[data-rail='closed'] {
    --rail-width: 4rem;
  }

  ${media.phone} {
    --rail-width: 0px;
    --bottom-bar: calc(4rem + env(safe-area-inset-bottom));
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: var(--bottom-bar);
  }
`;

/** What holds for every page. */
export const AbovePage = styled.div`
  padding: ${space[4]} ${space.side} 0;

  ${media.print} {
    display: none;
  }
`;

export const Main = styled.main`
  min-width: 0;
  outline: none;

  /* Not "visibility": a field that had the focus would lose it, and it is to come back to it. */
  &[data-covered='true'] {
    opacity: 0;
    user-select: none;
  }
`;
