import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { SearchBox } from './SearchBox.tsx';

interface SampleProps {
  start?: string;
  onChange?: (value: string) => void;
}

function Sample({ start = '', onChange }: SampleProps) {
  const say = useSay();
  const [value, setValue] = useState(start);
  return (
    <SearchBox
      value={value}
      label={say('Zoek op naam, e-mail of functie', 'Search name, e-mail or profession')}
      shortcut="/"
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/SearchBox',
  tags: ['stable'],
  component: Sample,
  args: { onChange: fn() },
  parameters: { density: 'console' },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { start: 'zeilmaker' } });

export const Cleared = meta.story({
  args: { start: 'zeil' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Wis de zoekopdracht' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'mast');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
});

/** The shortcut is shown while there is room for it; screen readers read it with the name. */
export const ShortcutTold = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveAttribute('aria-keyshortcuts', '/');
    await expect(canvas.getByText('/')).toBeVisible();
    await userEvent.type(field, 'z');
    await expect(canvas.queryByText('/')).toBeNull();
  },
});
export const SiteSize = meta.story({ args: { start: 'zeilmaker' }, parameters: { density: 'site' } });
