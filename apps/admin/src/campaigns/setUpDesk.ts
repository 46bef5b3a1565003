import type { Campaign, Lead } from '@fnc/domain';
import { advisorFileKeys, leadKeys } from '@fnc/domain/storage';
import { aCampaign, aLead, fixedNow } from '@fnc/domain/testing';
import { createI18nFrom } from '@fnc/ui/locales';
import { createAdmin } from '../admin.ts';
import { memoryServices } from '../memoryServices.ts';
import { createCampaignDesk } from './campaignDesk.ts';

/** Leads who confirmed the newsletter: `lead1` and so on. */
export const readers = (count: number): readonly Lead[] =>
  Array.from({ length: count }, (_, index) =>
    aLead({
      id: `lead${index + 1}`,
      name: `Lezer ${index + 1}`,
      email: `lezer${index + 1}@fleet.example`,
      consent: 'confirmed',
    }),
  );

interface DeskSetUp {
  readonly leads?: readonly Lead[];
  readonly campaigns?: readonly Campaign[];
}

/** Somebody who is signed in, with these leads on the server and these campaigns in the browser. */
export async function setUpDesk({ leads = readers(3), campaigns = [] }: DeskSetUp = {}) {
  const stored = {
    [leadKeys.leads]: JSON.stringify(leads),
    [advisorFileKeys.campaigns]: JSON.stringify(campaigns),
  };
  const services = memoryServices({ now: fixedNow, stored });
  const { session } = createAdmin(services, createI18nFrom('nl', {}));
  await session.signIn('marit', 'rustig varen');
  const desk = createCampaignDesk(services);
  await desk.list.open();
  const inStore = async (id: string) => {
    const campaign = await services.campaigns.findById(id);
    if (campaign === null) throw new Error(`There is no campaign ${id}.`);
    return campaign;
  };
  /** Another tab of this browser changes a campaign. */
  const changeElsewhere = async (id: string, change: Partial<Campaign>) => {
    const all = (await services.campaigns.list()).map((one) => (one.id === id ? { ...one, ...change } : one));
    services.storeElsewhere(advisorFileKeys.campaigns, JSON.stringify(all));
  };
  return { services, desk, inStore, changeElsewhere };
}

/** A campaign for the first readers. */
export const aDraft = (count: number, change: Partial<Campaign> = {}): Campaign =>
  aCampaign({ id: '1', recipients: readers(count).map(({ id }) => id), ...change });
