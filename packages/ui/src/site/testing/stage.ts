import type { userEvent, within } from 'storybook/test';

/** Shared by the steps of several stories. */
export interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: ReturnType<(typeof userEvent)['setup']>;
}
