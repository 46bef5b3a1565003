import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { press } from '../../testing/press.ts';
import { campaignEditorArgs, readyDraft } from '../testing/campaignArgs.ts';
import { EditedCampaign } from '../testing/EditedCampaign.tsx';
import { manyMailLeads } from '../testing/sampleCampaigns.ts';
import { desktop } from '../testing/screens.ts';

const meta = preview.meta({
  title: 'Admin/CampaignRecipients',
  tags: ['stable'],
  component: EditedCampaign,
  globals: desktop,
  args: campaignEditorArgs,
  parameters: { chromatic: { disableSnapshot: true }, toasts: 'paused' },
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Ten thousand leads: only visible rows are rendered, chips stay in their box, and "all" is one click. */
export const TenThousand = meta.story({
  args: {
    step: 'recipients',
    draft: { ...readyDraft, recipients: [] },
    leads: { phase: 'ready', leads: manyMailLeads(10_000) },
  },
  play: async ({ userEvent }) => {
    const table = await screen.findByRole('table', { name: 'Leads' });
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeLessThan(100));
    await expect(table.closest('[data-scrolls]')?.getBoundingClientRect().height).toBeLessThanOrEqual(400);
    await userEvent.click(button('Selecteer gefilterde 8.500'));
    await expect(button('Controleer 6.500 ontvangers')).toBeVisible();
    const chips = screen.getByRole('list', { name: '8.500 gekozen leads' });
    await expect(within(chips).getAllByRole('listitem')).toHaveLength(16);
    await expect(chips.getBoundingClientRect().height).toBeLessThanOrEqual(150);
    await userEvent.click(button('nog 8.485'));
    await expect(chips.getBoundingClientRect().height).toBeLessThanOrEqual(150);
    await userEvent.click(button('Deselecteer alles'));
    await expect(screen.getByText('Nog niemand gekozen.')).toBeVisible();
  },
});

/** Filters narrow the table, not the selection; a chip removes one recipient. */
export const ChoosingRecipients = meta.story({
  args: { step: 'recipients', draft: { ...readyDraft, recipients: ['lead-2'] } },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Toestemming'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Niet vastgelegd' }));
    await press('{Escape}');
    await expect(await screen.findByRole('button', { name: 'Selecteer gefilterde 4' })).toBeVisible();
    await userEvent.click(button('Selecteer gefilterde 4'));
    await expect(screen.getByRole('list', { name: '5 gekozen leads' })).toBeVisible();
    await userEvent.click(button('Verwijder filter Toestemming'));
    await userEvent.click(button('Taal'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Engels' }));
    await press('{Escape}');
    await expect(await screen.findByRole('button', { name: 'Selecteer gefilterde 1' })).toBeVisible();
    await userEvent.click(button('Haal Femke Baken weg'));
    await expect(screen.getByRole('list', { name: '4 gekozen leads' })).toBeVisible();
    await expect(button('Controleer 0 ontvangers')).toBeVisible();
    await userEvent.click(button('Reset'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Zoek leads' }), 'bestaat niet');
    await expect(await screen.findByText('Geen lead past bij deze filters')).toBeVisible();
  },
});

export const NoLeads = meta.story({
  args: { step: 'recipients', leads: { phase: 'ready', leads: [] } },
  play: async () => {
    await expect(screen.getByText('Nog geen leads')).toBeVisible();
  },
});

export const LeadsLoading = meta.story({
  args: { step: 'recipients', leads: { phase: 'loading', done: 2000, total: 10_000 } },
  play: async () => {
    await expect(screen.getByText('Leads laden: 2.000 van 10.000')).toBeVisible();
  },
});

export const LeadsFailed = meta.story({
  args: { step: 'recipients', leads: { phase: 'failed', problem: { code: 'cannot_connect' } } },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('De leads zijn niet geladen')).toBeVisible();
    await userEvent.click(button('Probeer opnieuw'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** None of the chosen leads may be mailed without the tick: the button is disabled until it is set. */
export const NobodyMayGetIt = meta.story({
  args: { step: 'review', draft: { ...readyDraft, recipients: ['lead-3'] } },
  play: async ({ userEvent }) => {
    await expect(button('Verstuur naar 0 leads')).toHaveAccessibleDescription(
      'Geen van de gekozen leads mag deze mail krijgen. Kies andere.',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: /Stuur ook naar deze 1/ }));
    await expect(button('Verstuur naar 1 lead')).not.toHaveAttribute('aria-disabled');
  },
});

/** Written without a template: who reads another language than most is named, but not which the mail is in. */
export const AnotherLanguageWithoutTemplate = meta.story({
  args: { step: 'review', draft: { ...readyDraft, templateId: null } },
  play: async () => {
    await expect(screen.getByText('1 ontvanger leest Engels')).toBeVisible();
    await expect(screen.queryByText(/^mail: /)).toBeNull();
  },
});

/** A link without https:// leads nowhere from a mail. */
export const LinkThatLeadsNowhere = meta.story({
  args: {
    step: 'review',
    draft: {
      ...readyDraft,
      content: '<p><a href="www.fnc.nl/prijzen">Prijzen</a> <a href="https://fnc.nl">Site</a></p>',
    },
  },
  play: async () => {
    const check = screen.getByText('Link zonder https:// of met een fout').closest('li');
    await expect(check).toHaveTextContent(/“www\.fnc\.nl\/prijzen”$/);
    await expect(check).toHaveAttribute('data-tone', 'danger');
  },
});
