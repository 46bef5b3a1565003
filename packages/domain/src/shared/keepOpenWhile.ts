import type { Store } from './store.ts';

/**
 * While something could be lost, the browser asks before the page closes, whichever page is open.
 *
 * @param isAtRisk whether text of this state is stored nowhere
 */
export function keepOpenWhile<T extends object>(
  { get, subscribe }: Pick<Store<T>, 'get' | 'subscribe'>,
  isAtRisk: (state: T) => boolean,
  { keepOpen }: { readonly keepOpen: () => () => void },
): void {
  let letGo: (() => void) | null = null;
  subscribe(() => {
    if (isAtRisk(get())) letGo ??= keepOpen();
    else {
      letGo?.();
      letGo = null;
    }
  });
}
