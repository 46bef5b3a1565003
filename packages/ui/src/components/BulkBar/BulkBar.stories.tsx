import { Download, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Button } from '../Button/Button.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { BulkBar } from './BulkBar.tsx';
import { Toolbar } from './Toolbar.tsx';

const meta = preview.meta({
  title: 'Components/BulkBar',
  tags: ['stable'],
  component: BulkBar,
  args: {
    count: 3,
    matching: 12,
    onSelectAllMatching: fn(),
    onClear: fn(),
    children: (
      <>
        <Button icon={Download}>
          <Say nl="Exporteer CSV" en="Export CSV" />
        </Button>
        <Button icon={Trash2}>
          <Say nl="Verwijder" en="Delete" />
        </Button>
      </>
    ),
  },
  parameters: { density: 'console' },
});

export const Some = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Selecteer alle 12' }));
    await expect(args.onSelectAllMatching).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Hef de selectie op' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});
export const All = meta.story({ args: { count: 12 } });

/** The toolbar and the bar that replaces it are equally high, so that nothing jumps. */
export const SameHeight = meta.story({
  render: (args) => (
    <>
      <Toolbar>
        <SearchBox value="" label="Zoek" onChange={fn()} />
      </Toolbar>
      <BulkBar {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [toolbar, bar] = [...canvasElement.querySelectorAll('[data-frame] > div')];
    await expect(bar?.getBoundingClientRect().height).toBe(toolbar?.getBoundingClientRect().height);
  },
});
