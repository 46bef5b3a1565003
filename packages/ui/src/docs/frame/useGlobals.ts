import { type ComponentProps, useCallback, useSyncExternalStore } from 'react';
import type { DocsContainer } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

export type DocsChannel = ComponentProps<typeof DocsContainer>['context']['channel'];
type Globals = Readonly<Record<string, unknown>>;

const none: Globals = {};

/** What the toolbars are set to, on a page without a story of its own. */
export function useGlobals(channel: DocsChannel): Globals {
  const subscribe = useCallback(
    (changed: () => void) => {
      const events = [GLOBALS_UPDATED, SET_GLOBALS];
      for (const event of events) channel.on(event, changed);
      return () => {
        for (const event of events) channel.off(event, changed);
      };
    },
    [channel],
  );
  const current = () => {
    const [latest] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [{ globals: Globals }?];
    return latest?.globals ?? none;
  };
  return useSyncExternalStore(subscribe, current);
}
