import { duplicateTemplate, type EmailTemplate } from '@fnc/domain';
import { advisorFileKeys } from '@fnc/domain/storage';
import type { TemplateEditorProps, TemplateListState, TemplateResult } from '@fnc/ui/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCampaignDesk } from '../campaigns/campaignDesk.ts';
import { mailCountsOn } from '../campaigns/mailCounts.ts';
import { linkTo, paths } from '../paths.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { problemOf } from '../shared/problemOf.ts';
import { useStore } from '../shared/store.ts';
import { useNow } from '../shared/useNow.ts';

const hrefs = {
  templateHref: (id: string) => linkTo(paths.template(id)),
  newHref: linkTo(paths.template('new')),
  listHref: linkTo(paths.templates()),
  newCampaignHref: (id: string) => linkTo(paths.newCampaign(id)),
  campaignsHref: linkTo(paths.campaigns()),
};

/** All templates of this browser; follows what another tab does to them. */
export function useTemplates(selected: string | null): Omit<TemplateEditorProps, 'onDirty' | 'leaving' | 'onShow'> & {
  show: (id: string | null) => void;
} {
  const admin = useAdmin();
  const { templates, browser, onStored } = admin.services;
  const counts = mailCountsOn(admin);
  const { leads: mailable } = useCampaignDesk();
  const { leads } = useStore(mailable);
  const [state, setState] = useState<TemplateListState>({ phase: 'loading' });
  const asked = useRef(0);
  const navigate = useNavigate();

  const load = useCallback(async () => {
    asked.current += 1;
    const question = asked.current;
    const show = (next: TemplateListState) => question === asked.current && setState(next);
    try {
      show({ phase: 'ready', templates: await templates.list() });
    } catch (error) {
      // What is being written stays on the screen.
      const failed: TemplateListState = { phase: 'failed', problem: problemOf(error) };
      if (question === asked.current) setState((shown) => (shown.phase === 'ready' ? shown : failed));
    }
    counts.refresh();
  }, [templates, counts]);

  useEffect(() => {
    void load();
    return onStored((key) => {
      if (key === null || key === advisorFileKeys.templates) void load();
    });
  }, [load, onStored]);
  useEffect(() => void mailable.load(), [mailable]);

  /** A template that is not there any more is a failure like any other here. */
  async function resultOf(work: () => Promise<EmailTemplate | null>): Promise<TemplateResult> {
    try {
      const template = await work();
      await load();
      return template === null ? { problem: { code: 'template_not_found' } } : { template };
    } catch (error) {
      return { problem: problemOf(error) };
    }
  }

  return {
    ...hrefs,
    state,
    selected,
    leads: leads.phase === 'ready' ? leads.leads : [],
    now: useNow(),
    onAdd: (form) => resultOf(() => templates.add(form)),
    onSave: (id, change) => resultOf(() => templates.update(id, change)),
    onDuplicate: (id) =>
      resultOf(async () => {
        const template = await templates.findById(id);
        return template && templates.add(duplicateTemplate(template));
      }),
    async onDelete(id) {
      try {
        const removed = await templates.remove(id);
        await load();
        return { outcome: removed ? 'removed' : 'gone' };
      } catch (error) {
        return { problem: problemOf(error) };
      }
    },
    onRestore: (id) => resultOf(() => templates.restore(id)),
    show: (id) => void navigate(id === null ? paths.templates() : paths.template(id), { replace: true }),
    onRetry: () => void load(),
    onCopy: browser.copy,
  };
}
