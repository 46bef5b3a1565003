import type { Lead, LeadSort, LeadStatus } from '@fnc/domain';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { now, sampleLeads } from '../testing/sampleLeads.ts';
import { desktop } from '../testing/screens.ts';
import { LeadTable } from './LeadTable.tsx';

const sort: LeadSort = 'urgency';

const meta = preview.meta({
  title: 'Admin/LeadTable',
  tags: ['stable'],
  component: LeadTable,
  globals: desktop,
  args: {
    leads: sampleLeads,
    now,
    sort,
    onSort: fn(),
    selection: { selected: new Set<string>(), onChange: fn() },
    saving: new Map<string, LeadStatus>(),
    failed: new Map<string, LeadStatus>(),
    loadingRows: 0,
    leadHref: ({ id }: Lead) => `/admin/leads/${id}`,
    onStatus: fn(),
    onDelete: fn(),
  },
  parameters: { frame: 'none' },
  render: (args) => (
    <div style={{ padding: 32 }}>
      <LeadTable {...args} />
    </div>
  ),
});

/** The default order carries `aria-sort`, and each name is a real link. */
export const NeededFirst = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Meest dringend' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getByRole('link', { name: 'Klaas Kielzog' })).toHaveAttribute('href', '/admin/leads/1');
    await userEvent.click(canvas.getByRole('button', { name: 'Ontvangen' }));
    await expect(args.onSort).toHaveBeenCalledWith('-createdAt');
  },
});

export const NewestFirst = meta.story({ args: { sort: '-createdAt' } });
export const Empty = meta.story({ args: { leads: [], loadingRows: 4 } });

/** The adviser blocked an address: a sign beside the name says so. */
export const Blocked = meta.story({
  args: { leads: sampleLeads.map((lead, index) => (index === 0 ? { ...lead, suppressed: 'blocked' } : lead)) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Adres geblokkeerd' })).toHaveLength(1);
  },
});
