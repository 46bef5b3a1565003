import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inTurn } from '../testing/inTurn.ts';
import { leadDetailArgs } from '../testing/leadDetailArgs.ts';
import { waitingLead } from '../testing/sampleLeads.ts';
import { desktop } from '../testing/screens.ts';
import type { Problem } from '../words/problem.ts';
import { LeadDetail } from './LeadDetail.tsx';

const meta = preview.meta({
  title: 'Admin/LeadPersonalData',
  tags: ['stable'],
  component: LeadDetail,
  globals: desktop,
  args: { ...leadDetailArgs, onExport: inTurn<Problem | null>({ code: 'cannot_connect' }, null) },
  parameters: { frame: 'shell', place: 'leads', chromatic: { disableSnapshot: true } },
});

/** The copy that a person may ask for. A failure is announced, and the menu offers it again. */
export const Exported = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const save = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Meer acties' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Exporteer persoonsgegevens' }));
    };
    await save();
    await expect(args.onExport).toHaveBeenLastCalledWith(waitingLead.id);
    await expect(await screen.findByText(/^Exporteren mislukt: /)).toBeVisible();
    await save();
    await expect(args.onExport).toHaveBeenCalledTimes(2);
  },
});
