import { keptOn } from '../desk/keptOn.ts';
import type { AdminServices } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';
import { type CampaignActions, createCampaignActions } from './campaignActions.ts';
import { type CampaignList, createCampaignList } from './campaignList.ts';
import { type CampaignSender, createCampaignSender } from './campaignSender.ts';
import { createDraftSaver, type DraftSaver } from './draftSaver.ts';
import { createMailableLeads, type MailableLeadStore } from './mailableLeads.ts';
import { createMailSettings, type MailSettingsStore } from './mailSettings.ts';

/** What outlives a page about campaigns. */
export interface CampaignDesk {
  readonly list: CampaignList;
  readonly drafts: DraftSaver;
  readonly sender: CampaignSender;
  readonly actions: CampaignActions;
  readonly leads: MailableLeadStore;
  readonly mail: MailSettingsStore;
  /** The same person signed in again: what could not be fetched meanwhile is. */
  readonly resume: () => void;
}

/** The one desk of whoever is signed in. */
export const campaignDeskOn = keptOn((services) => {
  const desk = createCampaignDesk(services);
  const forget = () => {
    desk.sender.clear();
    // What is typed is stored first.
    void desk.drafts.close().then(desk.drafts.clear);
    desk.list.clear();
    desk.leads.clear();
    desk.mail.clear();
  };
  return [desk, { forget, resume: desk.resume }];
});

export const useCampaignDesk = (): CampaignDesk => campaignDeskOn(useAdmin());

export function createCampaignDesk({
  campaigns,
  mail,
  leads,
  browser,
  onStored,
}: Pick<AdminServices, 'campaigns' | 'mail' | 'leads' | 'browser' | 'onStored'>): CampaignDesk {
  const { now } = browser;
  const list = createCampaignList({ campaigns, mail, now, problemOf, onSettled: () => void drafts.follow() });
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
  const mailable = createMailableLeads({ leads, problemOf });
  const settings = createMailSettings(mail);
  return {
    list,
    drafts,
    sender,
    actions,
    leads: mailable,
    mail: settings,
    resume() {
      if (list.get().phase !== 'idle') void list.open();
      mailable.resume();
      settings.resume();
    },
  };
}
