import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNavigating } from '../navigation/NavigationContext.ts';
import { paths } from '../paths.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useStore } from '../shared/store.ts';
import { useCampaignDesk } from './campaignDesk.ts';
import type { OpenDraft } from './draftSaver.ts';

/**
 * The campaign in the address, or a new one, which gets its own address as soon as it is stored. Left, it is forgotten here
 * once it is stored.
 */
export function useOpenDraft(id: string): { open: OpenDraft; reload: () => void } {
  const { drafts, list, actions } = useCampaignDesk();
  const { templates } = useAdmin().services;
  const shown = useStore(drafts);
  const [params] = useSearchParams();
  const template = params.get('template');
  const navigate = useNavigate();
  const { navigation } = useNavigating();

  useEffect(() => {
    async function begin() {
      const found = id === 'new' && template !== null ? await templates.findById(template).catch(() => null) : null;
      await drafts.open(id, found ?? undefined);
    }
    void begin();
  }, [drafts, templates, id, template]);
  useEffect(() => () => void drafts.close(), [drafts]);

  const storedAs = shown.key === 'new' ? shown.campaign?.id : undefined;
  useEffect(() => {
    if (id !== 'new' || storedAs === undefined) return;
    // The step may have been chosen this very moment, and not be drawn yet.
    const step = new URLSearchParams(navigation.get().location.search).get('step');
    void navigate(paths.campaign(storedAs, step ?? undefined), { replace: true });
  }, [id, storedAs, navigate, navigation]);

  // What the server accepted and this browser does not know: a tab was closed in the middle of a send.
  const campaignId = shown.campaign?.id;
  const isKnown = useStore(list).entries.some(
    ({ campaign, figures }) => campaign.id === campaignId && figures !== null,
  );
  useEffect(() => {
    if (campaignId === undefined || !isKnown) return;
    void actions.adopt(campaignId).then((learned) => (learned ? drafts.follow() : undefined));
  }, [actions, drafts, campaignId, isKnown]);

  const isShown = shown.key === id || (shown.campaign !== null && shown.campaign.id === id);
  return {
    open: isShown ? shown : { ...shown, key: id, phase: 'loading' },
    reload: () => void drafts.open(id),
  };
}
