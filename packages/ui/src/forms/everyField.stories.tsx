import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EveryField } from '../testing/forms/EveryField.tsx';

const meta = preview.meta({
  title: 'Forms/Every field',
  tags: ['stable'],
  component: EveryField,
  args: { onSend: fn() },
  parameters: { density: 'console' },
});

interface Canvas {
  getByRole: (role: string, options: { name: string }) => HTMLElement;
  getByLabelText: (label: string) => HTMLElement;
}
interface User {
  type: (element: Element, text: string) => Promise<void>;
  click: (element: Element) => Promise<void>;
  selectOptions: (element: Element, option: string) => Promise<void>;
  clear: (element: Element) => Promise<void>;
}
const textbox = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const save = (canvas: Canvas, user: User) => user.click(canvas.getByRole('button', { name: 'Bewaar antwoorden' }));

export const Empty = meta.story();

/** Each kind of field shows its own error, and the summary links to each of them. */
export const AllRequired = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await save(canvas, userEvent);
    await expect(await canvas.findAllByRole('link')).toHaveLength(7);
    await expect(textbox(canvas, 'Omzet per jaar')).toHaveFocus();
    for (const [link, role, name] of [
      ['Keer je dividend uit?', 'radio', 'Ja'],
      ['Welke inkomsten heb je?', 'checkbox', 'Verhuur'],
      ['Land van je opdrachtgever', 'combobox', 'Land van je opdrachtgever'],
      ['Dit klopt naar mijn weten.', 'checkbox', 'Dit klopt naar mijn weten.'],
    ] as const) {
      await userEvent.click(canvas.getByRole('link', { name: link }));
      await expect(canvas.getByRole(role, { name })).toHaveFocus();
    }
    await expect(args.onSend).not.toHaveBeenCalled();
  },
  parameters: { picture: true },
});

/** A number that cannot be parsed gives an error; it is never treated as empty or as a number. */
export const UnreadableIsRefused = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(textbox(canvas, 'Omzet per jaar'), '150k');
    await save(canvas, userEvent);
    await expect(await canvas.findByText('Dit is geen bedrag.')).toBeVisible();
    await expect(textbox(canvas, 'Omzet per jaar')).toHaveValue('150k');
    await expect(textbox(canvas, 'Omzet per jaar')).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** The first invalid field in the order of the form gets the focus, also when it is a group. */
export const FocusInGroup = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(textbox(canvas, 'Omzet per jaar'), '150.000');
    await save(canvas, userEvent);
    await expect(await canvas.findAllByRole('link')).toHaveLength(6);
    await expect(canvas.getByRole('radio', { name: 'Ja' })).toHaveFocus();
  },
});

/** The submitted values have the types of the schema: cents, numbers, codes, an ISO day. */
export const Sent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(textbox(canvas, 'Omzet per jaar'), '0,50');
    await userEvent.click(canvas.getByRole('radio', { name: 'Nee' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Rente' }));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Land van je opdrachtgever' }), 'cyp');
    await userEvent.click(await screen.findByRole('option', { name: 'Cyprus' }));
    await userEvent.type(canvas.getByLabelText('Moment van het gesprek'), '2025-12-31T10:10');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ondernemingsvorm' }), 'bv');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Dit klopt naar mijn weten.' }));
    await save(canvas, userEvent);
    await expect(await canvas.findByText('Vul minstens € 1 in.')).toBeVisible();
    const revenue = textbox(canvas, 'Omzet per jaar');
    await userEvent.clear(revenue);
    await userEvent.type(revenue, '1.234,50');
    await save(canvas, userEvent);
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend.mock.calls[0]?.[0]).toEqual({
      revenue: 123_450,
      dividend: 'no',
      income: ['interest'],
      country: 'cy',
      callAt: '2025-12-31T10:10',
      form: 'bv',
      agreed: true,
    });
  },
});
