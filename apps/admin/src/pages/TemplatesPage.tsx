import { TemplateEditor } from '@fnc/ui/admin';
import { useParams } from 'react-router-dom';
import { WithOldFile } from '../data/WithOldFile.tsx';
import { useLeaving } from '../navigation/useLeaving.ts';
import { useTemplates } from '../templates/useTemplates.ts';

export function TemplatesPage() {
  const { id } = useParams();
  const { show, ...editor } = useTemplates(id ?? null);
  const { leaving, onDirty, pass } = useLeaving();
  return (
    <>
      <TemplateEditor
        {...editor}
        onShow={(next) => {
          pass();
          show(next);
        }}
        onDirty={onDirty}
        leaving={leaving}
      />
      <WithOldFile />
    </>
  );
}
