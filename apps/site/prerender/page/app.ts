/** The app answers clicks and forms by itself from then on (`services.ts`). */
export const isAlive = (): boolean => document.documentElement.dataset['app'] === 'alive';

/** The nearest element around what an event happened to. */
export const around = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
