import type { TemplateEditorProps } from '@fnc/ui/admin';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCampaignDesk } from '../campaigns/campaignDesk.ts';
import { linkTo, paths } from '../paths.ts';
import { useTemplateChanges, useTemplateList } from '../queries/templates.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useStore } from '../shared/store.ts';
import { useNow } from '../shared/useNow.ts';

const hrefs = {
  templateHref: (id: string) => linkTo(paths.template(id)),
  newHref: linkTo(paths.template('new')),
  listHref: linkTo(paths.templates()),
  newCampaignHref: (id: string) => linkTo(paths.newCampaign(id)),
  campaignsHref: linkTo(paths.campaigns()),
};

/** All templates; follows what anybody does to them. */
export function useTemplates(selected: string | null): Omit<TemplateEditorProps, 'onDirty' | 'leaving' | 'onShow'> & {
  show: (id: string | null) => void;
} {
  const { browser } = useAdmin().services;
  const { leads: mailable } = useCampaignDesk();
  const { leads } = useStore(mailable);
  const { state, reload } = useTemplateList();
  const changes = useTemplateChanges();
  const navigate = useNavigate();
  useEffect(() => void mailable.load(), [mailable]);

  return {
    ...hrefs,
    state,
    selected,
    leads: leads.phase === 'ready' ? leads.leads : [],
    now: useNow(),
    onAdd: changes.add,
    onSave: changes.save,
    onDuplicate: changes.duplicate,
    onDelete: changes.remove,
    onRestore: changes.restore,
    show: (id) => void navigate(id === null ? paths.templates() : paths.template(id), { replace: true }),
    onRetry: reload,
    onCopy: browser.copy,
  };
}
