import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { SearchBox } from './SearchBox.tsx';

interface SampleProps {
  start?: string;
  counted?: boolean;
  onChange?: (value: string) => void;
}

function Sample({ start = '', counted = false, onChange }: SampleProps) {
  const say = useSay();
  const [value, setValue] = useState(start);
  return (
    <SearchBox
      value={value}
      label={say('Zoek op naam, e-mail of functie', 'Search name, e-mail or profession')}
      shortcut="/"
      results={
        counted
          ? say(value === 'mast' ? '3 van 87' : '12 van 87', value === 'mast' ? '3 of 87' : '12 of 87')
          : undefined
      }
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

/** What came of it stands in the box, and is read when it changes. */
export const Counted = meta.story({
  args: { start: 'zeilmaker', counted: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 van 87');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole('searchbox'), 'mast');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 van 87');
  },
});
/** The key that goes here is shown while there is room for it; a screen reader hears it with the name. */
export const ShortcutTold = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveAttribute('aria-keyshortcuts', '/');
    await expect(canvas.getByText('/')).toBeVisible();
    await userEvent.type(field, 'z');
    await expect(canvas.queryByText('/')).toBeNull();
  },
});
export const SiteSize = meta.story({ args: { start: 'zeilmaker', counted: true }, parameters: { density: 'site' } });
