import { keptOn } from '../desk/keptOn.ts';
import type { AdminServices } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';
import { type CampaignActions, createCampaignActions } from './campaignActions.ts';
import { type CampaignList, createCampaignList } from './campaignList.ts';
import { type CampaignSender, createCampaignSender } from './campaignSender.ts';
import { createDraftSaver, type DraftSaver } from './draftSaver.ts';
import { createMailableLeads, type MailableLeadStore } from './mailableLeads.ts';

/** What outlives a page about campaigns. */
export interface CampaignDesk {
  readonly list: CampaignList;
  readonly drafts: DraftSaver;
  readonly sender: CampaignSender;
  readonly actions: CampaignActions;
  readonly leads: MailableLeadStore;
}

const deskOn = keptOn((services) => {
  const desk = createCampaignDesk(services);
  const forget = () => {
    desk.sender.clear();
    // What is typed is stored first.
    void desk.drafts.close().then(desk.drafts.clear);
    desk.list.clear();
    desk.leads.clear();
  };
  return [desk, forget];
});

export const useCampaignDesk = (): CampaignDesk => deskOn(useAdmin());

export function createCampaignDesk({
  campaigns,
  mail,
  leads,
  browser,
  onStored,
}: Pick<AdminServices, 'campaigns' | 'mail' | 'leads' | 'browser' | 'onStored'>): CampaignDesk {
  const { now } = browser;
  const list = createCampaignList({ campaigns, mail, now, problemOf });
  const drafts = createDraftSaver({ campaigns, now, problemOf, onStored: () => void list.read() });
  const sender = createCampaignSender({
    campaigns,
    mail,
    now,
    problemOf,
    onBegin: list.hold,
    async onEnd(campaignId) {
      list.release(campaignId);
      await drafts.follow();
      void list.open();
    },
  });
  const actions = createCampaignActions({ campaigns, mail, list, sender, problemOf });
  onStored((key) => {
    list.follow(key);
    if (key === null || key === 'email_campaigns') void drafts.follow();
  });
  browser.onHidden(drafts.saveNow);
  return { list, drafts, sender, actions, leads: createMailableLeads({ leads, problemOf }) };
}
