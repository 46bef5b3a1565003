import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { countries } from '../../testing/forms/countries.ts';
import { useSay } from '../../testing/useSay.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

interface SampleProps extends Partial<Omit<ComboboxProps, 'label' | 'error' | 'hint'>> {
  start?: string | null;
  wrong?: boolean;
  grouped?: boolean;
}

function Sample({ start = null, wrong = false, grouped = false, onChange, options, ...props }: SampleProps) {
  const say = useSay();
  const [value, setValue] = useState(start);
  const own = countries(say).map(({ group, ...option }) => (grouped ? { ...option, group } : option));
  return (
    <div style={{ minHeight: 320 }}>
      <Combobox
        {...props}
        label={say('Land van je belangrijkste opdrachtgever', 'Country of your main client')}
        placeholder={say('Kies een land', 'Choose a country')}
        error={wrong ? say('Kies een land.', 'Choose a country.') : undefined}
        options={options ?? own}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Combobox',
  tags: ['stable'],
  component: Sample,
  args: { onChange: fn() },
});

const box = () => screen.getByRole('combobox', { name: 'Land van je belangrijkste opdrachtgever' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

export const Empty = meta.story();
export const Chosen = meta.story({ args: { start: 'cy' } });
export const WithError = meta.story({ args: { wrong: true } });
export const Disabled = meta.story({ args: { start: 'cy', disabled: true } });
export const ReadOnly = meta.story({ args: { start: 'cy', readOnly: true } });
export const Console = meta.story({ args: { start: 'cy' }, parameters: { density: 'console' } });
export const OnDeep = meta.story({
  render: () => (
    <div data-band="deep" style={{ padding: 24 }}>
      <Sample wrong />
    </div>
  ),
});

/** The whole list, with a check mark at the selected option. */
export const Open = meta.story({
  parameters: { everyTurn: true },
  args: { start: 'cy' },
  play: async ({ userEvent }) => {
    await userEvent.click(box());
    await expect(await screen.findByRole('option', { name: 'Cyprus' })).toHaveAttribute('aria-selected', 'true');
    await expect(options()).toHaveLength(6);
  },
});
export const Grouped = meta.story({
  args: { grouped: true },
  parameters: { everyTurn: true, density: 'console' },
  play: async ({ userEvent }) => {
    await userEvent.click(box());
    await expect(await screen.findByRole('group', { name: 'Europese Unie' })).toBeVisible();
    await expect(screen.getByRole('group', { name: 'Daarbuiten' })).toBeVisible();
  },
});

/** Typing filters the list, ignoring accents and case; Enter selects the first option. */
export const Searched = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(box(), 'roemenie');
    await waitFor(() => expect(options()).toEqual(['Roemenië']));
    await userEvent.keyboard('{Enter}');
    await expect(box()).toHaveValue('Roemenië');
    await expect(args.onChange).toHaveBeenLastCalledWith('ro');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** No match: the list says so, and the typed text stays. */
export const NoMatch = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(box(), 'Atlantis');
    await expect(await screen.findByText('Geen keuze die op “Atlantis” lijkt.')).toBeVisible();
    await expect(options()).toEqual([]);
  },
  parameters: { picture: true },
});

/** A text that is not in the list gives an error value. The error appears on blur; the text stays. */
export const Unknown = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(box(), 'Atlantis');
    await userEvent.tab();
    await expect(box()).toHaveValue('Atlantis');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await waitFor(() =>
      expect(box()).toHaveAccessibleDescription('“Atlantis” staat niet in de lijst. Kies een van de keuzes.'),
    );
    await expect(box()).toBeInvalid();
  },
});

/** A fully typed option is selected on blur, without the list. */
export const TypedInFull = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.type(box(), 'nederland');
    await userEvent.tab();
    await waitFor(() => expect(box()).toHaveValue('Nederland'));
    await expect(args.onChange).toHaveBeenLastCalledWith('nl');
    await expect(box()).toBeValid();
  },
});

/** A click on the clear button empties the field and keeps the focus in it. */
export const Cleared = meta.story({
  args: { start: 'cy' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wis de keuze', hidden: true }));
    await expect(box()).toHaveValue('');
    await expect(box()).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

/**
 * The pattern of the ARIA Authoring Practices: Down opens, arrows move, Enter selects, Escape closes, Escape again
 * clears. The focus stays in the text.
 */
export const Keyboard = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(box()).toHaveFocus();
    await expect(box()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'true'));
    await expect(box()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    const active = () =>
      document.querySelector(`#${CSS.escape(box().getAttribute('aria-activedescendant') ?? 'none')}`);
    await waitFor(() => expect(active()).toHaveTextContent('Nederland'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active()).toHaveTextContent('Cyprus'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(active()).toHaveTextContent('Nederland'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(box()).toHaveValue('Cyprus');
    await expect(args.onChange).toHaveBeenLastCalledWith('cy');
    await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'false'));
    await expect(box()).toHaveValue('Cyprus');
    await userEvent.keyboard('{Escape}');
    await expect(box()).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(box()).toHaveFocus();
  },
});

const clients = Array.from({ length: 1240 }, (_, index) => ({
  value: `client-${index + 1}`,
  label: `Golfslag ${index + 1}`,
  detail: `${index % 43}/42`,
}));

/** Of very many options a hundred are rendered, and the list says how many there are. */
export const Many = meta.story({
  args: { options: clients },
  parameters: { density: 'console' },
  play: async ({ userEvent }) => {
    await userEvent.click(box());
    await expect(await screen.findByText('100 van 1.240 keuzes. Typ verder om te zoeken.')).toBeVisible();
    await expect(options()).toHaveLength(100);
    await userEvent.type(box(), '1239');
    await waitFor(() => expect(options()).toEqual(['Golfslag 123934/42']));
  },
});

/** In a dialog the list is above it, and the first Escape closes only the list. */
export const InDialog = meta.story({
  parameters: { density: 'console' },
  render: function Render() {
    const say = useSay();
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onClose={() => setOpen(false)} title={say('Nieuw rapport', 'New report')}>
        <Sample start="cy" />
      </Dialog>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(box());
    await expect(await screen.findByRole('option', { name: 'Cyprus' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: 'Cyprus' })).toBeVisible();
  },
});
