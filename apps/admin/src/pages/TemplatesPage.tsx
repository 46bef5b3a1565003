import type { TemplateForm } from '@fnc/domain';
import { TemplateEditor, type TemplateEditorProps } from '@fnc/ui/admin';
import { useNavigate, useParams } from 'react-router-dom';
import { WithOldFile } from '../data/WithOldFile.tsx';
import { useLeaving } from '../navigation/useLeaving.ts';
import { linkTo, paths } from '../paths.ts';
import { useMailSettings } from '../queries/campaigns.ts';
import { useReaders } from '../queries/readers.ts';
import { useTemplateChanges, useTemplateList } from '../queries/templates.ts';
import { useAddOnce } from '../shared/useAddOnce.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useEdits } from '../shared/edits.ts';
import { useNow } from '../shared/useNow.ts';

const hrefs = {
  templateHref: (id: string) => linkTo(paths.template(id)),
  newHref: linkTo(paths.template('new')),
  listHref: linkTo(paths.templates()),
  newCampaignHref: (id: string) => linkTo(paths.newCampaign(id)),
  changesHref: (id: string) => linkTo(paths.changes({ template: id })),
  campaignsHref: linkTo(paths.campaigns()),
};

/** All templates; updates with every change. */
function useTemplates(selected: string | null): Omit<TemplateEditorProps, 'onDirty' | 'leaving' | 'onShow'> & {
  show: (id: string | null) => void;
} {
  const { browser } = useAdmin().services;
  const { readers } = useReaders(false);
  const { state, reload } = useTemplateList();
  const changes = useTemplateChanges();
  const addOnce = useAddOnce<TemplateForm>(selected ?? '');
  const navigate = useNavigate();

  return {
    ...hrefs,
    state,
    selected,
    leads: readers,
    from: useMailSettings()?.from,
    now: useNow(),
    onAdd: (form) => addOnce(form, ({ id, form: first }) => changes.add({ ...form, id }, first)),
    onSave: changes.save,
    onDuplicate: changes.duplicate,
    onDelete: changes.remove,
    onRestore: changes.restore,
    show: (id) => void navigate(id === null ? paths.templates() : paths.template(id), { replace: true }),
    onRetry: reload,
    onCopy: browser.copy,
  };
}

export function TemplatesPage() {
  const { id } = useParams();
  const { show, ...editor } = useTemplates(id ?? null);
  const edits = useEdits();
  const { leaving, onDirty, pass } = useLeaving(undefined, () => edits.forgetAll('template '));
  return (
    <>
      <TemplateEditor
        {...editor}
        onShow={(next) => {
          pass();
          show(next);
        }}
        unsaved={(template) => edits.of(`template ${template}`)}
        onDirty={onDirty}
        leaving={leaving}
      />
      <WithOldFile />
    </>
  );
}
