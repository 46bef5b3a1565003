import { describe, expect, test } from 'vitest';
import { addWords, adminWords, consoleWords, createI18n } from '../../locales/createI18n.ts';
import { type PaletteContents, paletteGroups } from './paletteGroups.tsx';

const namespaces: ['admin', 'errors', 'common'] = ['admin', 'errors', 'common'];
const nothing = () => undefined;
const href = () => '/admin/elsewhere';
const contents: PaletteContents = {
  finds: { query: '', leads: [], clients: [], more: { leads: false, clients: false } },
  places: [],
  links: {
    leads: href,
    clients: href,
    lead: href,
    client: href,
    questionnaire: href,
    newReport: href,
    makeClient: href,
    newClient: href(),
    newCampaign: href(),
    account: '/admin/account',
    site: '/',
  },
  actions: {
    onStatus: () => Promise.resolve({ problem: { code: 'internal_error' } }),
    onTheme: nothing,
    onLanguage: nothing,
    onChangePassword: nothing,
    onShortcuts: nothing,
    onSignOut: nothing,
  },
};

describe('the places of the palette', () => {
  test.each([
    ['nl', 'Account en beveiliging', 'herstelcodes'],
    ['en', 'Account and security', 'recovery codes'],
  ] as const)('in %s the own account is one, found by what is on it too', async (language, label, keyword) => {
    const i18n = await createI18n(language, adminWords);
    await addWords(i18n, language, consoleWords.palette);
    const t = i18n.getFixedT(language, namespaces);
    const groups = paletteGroups(contents, { t, language, now: '2026-11-20T15:24:00.000Z' });
    const account = groups.find(({ id }) => id === 'places')?.commands.find((command) => command.label === label);
    expect(account).toMatchObject({ href: '/admin/account', keywords: expect.stringContaining(keyword) as string });
  });
});
