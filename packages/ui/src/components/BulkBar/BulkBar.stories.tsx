import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
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
  parameters: { density: 'console', everyState: true },
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
export const Thousands = meta.story({ args: { count: 50, matching: 1240 } });
export const MoreThanCounted = meta.story({
  args: { count: 1000, matching: 1000, exceeded: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Selecteer alle resultaten' }));
    await expect(args.onSelectAllMatching).toHaveBeenCalledOnce();
  },
});

/** The toolbar and the bar that replaces it have the same height, so that the table does not move. */
export const SameHeight = meta.story({
  globals: { viewport: { value: 'wide' } },
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

function RowAndBar() {
  const [chosen, setChosen] = useState(false);
  return (
    <>
      {chosen && (
        <BulkBar count={1} matching={12} onSelectAllMatching={fn()} onClear={() => setChosen(false)}>
          <Button>CSV</Button>
        </BulkBar>
      )}
      <Checkbox label="Klaas Kielzog" checked={chosen} onChange={() => setChosen(!chosen)} />
    </>
  );
}

/** Closed by its own button, the bar returns the focus to the checkbox that opened it. */
export const FocusGoesBack = meta.story({
  render: () => <RowAndBar />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Klaas Kielzog' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hef de selectie op' }));
    await expect(canvas.getByRole('checkbox', { name: 'Klaas Kielzog' })).toHaveFocus();
  },
  parameters: { chromatic: { disableSnapshot: true } },
});
