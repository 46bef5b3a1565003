import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { type Stage, StageRing } from '../StageRing/StageRing.tsx';
import { SelectMenu } from './SelectMenu.tsx';

type Status = 'new' | 'contacted' | 'converted' | 'rejected';
const stages: Record<Status, Stage> = { new: 'dot', contacted: 'half', converted: 'check', rejected: 'cross' };

interface SampleProps {
  start?: Status;
  pending?: boolean;
  look?: 'bordered';
  onChange?: (value: Status) => void;
}

function Sample({ start = 'contacted', pending, look, onChange }: SampleProps) {
  const say = useSay();
  const [value, setValue] = useState(start);
  const words: Record<Status, string> = {
    new: say('Nieuw', 'New'),
    contacted: say('Benaderd', 'Contacted'),
    converted: say('Klant geworden', 'Became a client'),
    rejected: say('Afgewezen', 'Rejected'),
  };
  return (
    <SelectMenu
      label={say('Status van Femke Baken', 'Status of Femke Baken')}
      value={value}
      options={(Object.keys(words) as Status[]).map((status) => ({
        value: status,
        label: words[status],
        icon: <StageRing stage={stages[status]} />,
      }))}
      pending={pending}
      look={look}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/SelectMenu',
  tags: ['stable'],
  component: Sample,
  args: { onChange: fn() },
  parameters: { density: 'console' },
});

export const Plain = meta.story();
export const Bordered = meta.story({ args: { look: 'bordered' } });

const trigger = (status: string) => screen.getByRole('button', { name: `Status van Femke Baken: ${status}` });

export const Open = meta.story({
  parameters: { everyTurn: true },
  play: async ({ userEvent }) => {
    // Opened by keyboard, which highlights the first option; a pointer highlights none.
    trigger('Benaderd').focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemradio', { name: 'Benaderd' })).toBeChecked();
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Nieuw' })).toHaveFocus());
  },
});

/** The number keys select while the list is open. */
export const ByNumber = meta.story({
  play: async ({ args, userEvent }) => {
    trigger('Benaderd').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findAllByRole('menuitemradio');
    await userEvent.keyboard('3');
    await waitFor(() => expect(trigger('Klant geworden')).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('converted');
  },
});

export const ByArrows = meta.story({
  play: async ({ args, userEvent }) => {
    trigger('Benaderd').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findAllByRole('menuitemradio');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('rejected');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** Selecting the current value sends no request. */
export const SameAgain = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(trigger('Benaderd'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Benaderd' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** The server has not answered yet: the ring spins, a text says so, and the list does not open. */
export const Pending = meta.story({
  args: { pending: true },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /wordt bewaard/ }));
    await expect(screen.queryByRole('menu')).toBeNull();
  },
  parameters: { picture: true },
});
