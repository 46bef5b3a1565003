import type { ColorRole } from './roles.ts';

/** `textQuiet` → `--color-text-quiet`. */
export const colorVariable = (role: ColorRole): string =>
  `--color-${role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The CSS value of a role. A plain string, so that styles that use it stay static. */
export const color = (role: ColorRole): string => `var(${colorVariable(role)})`;

/** The same in both themes: for content that cameras and printers read. */
export const printed = { paper: '#ffffff', ink: '#000000' } as const;
