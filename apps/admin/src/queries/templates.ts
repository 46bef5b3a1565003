import {
  changedFields,
  duplicateTemplate,
  type EmailTemplate,
  emailTemplateSchema,
  type NewTemplate,
  type TemplateChange,
  type TemplateForm,
} from '@fnc/domain';
import type { TemplateListState, TemplateRemoval, TemplateResult } from '@fnc/ui/admin';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AdminServices } from '../ports.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useAnswered } from './answered.ts';
import { problemOf } from '@fnc/domain/api';
import { beginningWithList, useCopied } from './copies.ts';

/** Starts from the cached copy of an earlier visit, and is fetched all the same. */
const templatesQuery = ({ templates, workingCopy }: Pick<AdminServices, 'templates' | 'workingCopy'>) =>
  queryOptions({
    queryKey: ['template'],
    async queryFn({ signal }) {
      const all = await templates.list();
      // After a sign-out nothing may be written to the copy.
      if (!signal.aborted) workingCopy.write('emailTemplates', all);
      return all;
    },
    ...beginningWithList(workingCopy, 'emailTemplates', emailTemplateSchema, (all) => all),
  });

export function useTemplateList(): { state: TemplateListState; reload: () => void } {
  const found = useQuery(templatesQuery(useAdmin().services));
  const { data, error, refetch } = found;
  const copied = useCopied(found);
  const reload = () => void refetch();
  if (data !== undefined) {
    // The template being edited stays on the screen, also when a refetch fails.
    return { state: { phase: 'ready', templates: data, copied }, reload };
  }
  if (error !== null) return { state: { phase: 'failed', problem: problemOf(error) }, reload };
  return { state: { phase: 'loading' }, reload };
}

const orNotFound = (template: EmailTemplate | null): TemplateResult =>
  template === null ? { problem: { code: 'template_not_found' } } : { template };

/** Actions on templates. The list is refetched before an action resolves. */
export function useTemplateChanges() {
  const { services } = useAdmin();
  const { templates, workingCopy } = services;
  const answer = useAnswered(templatesQuery(services).queryKey);

  return {
    /** @param first what was first sent under this id: stored without an answer, what was typed since is a change */
    add: ({ id, ...form }: NewTemplate, first: TemplateForm): Promise<TemplateResult> =>
      answer(async () => {
        const added = await templates.add({ id, ...form });
        const typedSince = changedFields<TemplateForm>(first, form);
        if (Object.keys(typedSince).length === 0) return { template: added };
        const edited = await templates.update(added.id, typedSince);
        return orNotFound(edited.outcome === 'saved' ? edited.record : null);
      }),
    save: (id: string, change: TemplateChange, seen: number | undefined): Promise<TemplateResult> =>
      answer(async () => {
        const edited = await templates.update(id, change, seen);
        if (edited.outcome === 'saved') return { template: edited.record };
        return edited.outcome === 'conflict' ? { conflict: edited.theirs } : orNotFound(null);
      }),
    duplicate: (id: string): Promise<TemplateResult> =>
      answer(async () => {
        const template = await templates.findById(id);
        return orNotFound(template && (await templates.add(duplicateTemplate(template))));
      }),
    remove: (id: string): Promise<TemplateRemoval> =>
      answer(async () => {
        const outcome = (await templates.remove(id)) ? 'removed' : 'gone';
        workingCopy.drop('emailTemplates', id);
        return { outcome };
      }),
    restore: (id: string): Promise<TemplateResult> => answer(async () => orNotFound(await templates.restore(id))),
  };
}
