import { within } from 'storybook/test';

/** Queries within the page only: the shell around it has lists and counts of its own. */
export const onPage = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));
