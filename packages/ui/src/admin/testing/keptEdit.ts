import { fn } from 'storybook/test';
import type { UnsavedEdit } from '../../forms/useUnsavedEdit.ts';

/** A tab that held this input when it was reloaded. */
export const keptEdit = <Values, From = Values>(edit: UnsavedEdit<Values, From>) => ({
  read: fn(() => edit as UnsavedEdit<Values, From> | null),
  keep: fn<(kept: UnsavedEdit<Values, From>) => void>(),
  forget: fn(),
});

/** What the message says once the input is back. */
export const isBack = 'Wat je niet bewaard had, staat er weer.';
