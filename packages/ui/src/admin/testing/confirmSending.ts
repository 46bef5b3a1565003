import { screen, type UserEventObject, within } from 'storybook/test';

/** Presses the button that sends a campaign at once, and the same words in the question that it asks. */
export async function confirmSending(userEvent: UserEventObject, name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
  const question = await screen.findByRole('alertdialog', { name: `${name}?` });
  await userEvent.click(within(question).getByRole('button', { name }));
}
