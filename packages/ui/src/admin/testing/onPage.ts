import { within } from 'storybook/test';

/** The page within the shell: the shell around it has lines and counts of its own. */
export const onPage = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));
