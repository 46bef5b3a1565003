/** What `services.ts` writes: nothing, `hydrated`, then `alive`. */
const stage = () => document.documentElement.dataset['app'];

/** React handles events from then on. */
export const isHydrated = (): boolean => stage() !== undefined;

/** The app answers clicks and forms by itself from then on. */
export const isAlive = (): boolean => stage() === 'alive';

/** The nearest element around what an event happened to. */
export const around = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
