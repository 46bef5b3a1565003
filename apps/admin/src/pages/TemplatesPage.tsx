import { TemplateEditor } from '@fnc/ui/admin';
import { QueryClientProvider } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { WithOldFile } from '../data/WithOldFile.tsx';
import { useLeaving } from '../navigation/useLeaving.ts';
import { queryClientOn } from '../queries/queryClient.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useTemplates } from '../templates/useTemplates.ts';

function Templates() {
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

export function TemplatesPage() {
  return (
    <QueryClientProvider client={queryClientOn(useAdmin())}>
      <Templates />
    </QueryClientProvider>
  );
}
