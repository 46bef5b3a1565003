import type { userEvent, within } from 'storybook/test';

/** What the steps of a story share, for steps that several stories take. */
export interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: ReturnType<(typeof userEvent)['setup']>;
}
