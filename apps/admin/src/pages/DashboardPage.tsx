import type { DataCounts, Lead, LeadQuery } from '@fnc/domain';
import type { FileUndo } from '@fnc/domain/api';
import { Dashboard, type DashboardHrefs, type DataToolsProps, type NavEntry } from '@fnc/ui/admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyDataTools, undoOffered } from '../data/lazyDataTools.ts';
import { WithOldFile } from '../data/WithOldFile.tsx';
import { linkTo, paths } from '../paths.ts';
import type { AdminServices } from '../ports.ts';
import { useDashboard, useExportContents } from '../queries/dashboard.ts';
import { useServerHealth } from '../queries/server.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { useAdmin } from '../shared/AdminContext.ts';
import { useStore } from '../shared/useStore.ts';
import { isNotFoundState } from './UnknownPage.tsx';

function makeDataTools(services: AdminServices) {
  const dataTools = lazyDataTools(services);
  return [dataTools, dataTools] as const;
}

/**
 * What the data tools of the dashboard need.
 *
 * @param left the user's own last change of all data, as the server knows it
 */
function useDataTools(samples: DataCounts, left: FileUndo | null): Omit<DataToolsProps, 'now'> {
  const tools = useAdmin().keep(makeDataTools);
  const memory = useStore(tools);
  return {
    contents: useExportContents(),
    state: { samples, exportedAt: memory.exportedAt, undo: undoOffered(memory, left) },
    onCount: tools.count,
    onTest: tools.test,
    onDownloadBroken: () => void tools.downloadBroken(),
    onMakeSamples: tools.makeSamples,
    onRemoveSamples: tools.removeSamples,
    onExport: tools.export,
    onReadImport: tools.readImport,
    onClear: tools.clear,
    onUndo: () => tools.undo(left),
  };
}

const hrefs: DashboardHrefs = {
  lead: ({ id }: Pick<Lead, 'id'>) => linkTo(paths.lead(id)),
  leads: (query: LeadQuery) => linkTo(paths.leads(query)),
  clients: (status) => linkTo(paths.clients(status === undefined ? {} : { status })),
  questions: linkTo(paths.questions()),
  newReport: (clientId: string) => linkTo(paths.newReport(clientId)),
};

/** The links that the specification names for this page. */
const links: readonly NavEntry[] = [
  { id: 'clients', href: linkTo(paths.clients()) },
  { id: 'newReport', href: linkTo(paths.newReport()) },
  { id: 'leads', href: linkTo(paths.leads()) },
  { id: 'campaigns', href: linkTo(paths.campaigns()) },
];

export function DashboardPage() {
  const { session, services } = useAdmin();
  const { samples, undo, refresh, ...figures } = useDashboard();
  const signOut = useSignOut();
  const health = useServerHealth();
  const signedIn = useStore(session);
  const user = 'user' in signedIn ? signedIn.user : null;
  const tools = useDataTools(samples, undo?.by === user?.username ? undo : null);
  const navigate = useNavigate();
  const { state } = useLocation();

  return (
    <>
      <Dashboard
        {...figures}
        health={health}
        hrefs={hrefs}
        links={links}
        tools={{ ...tools, now: figures.now }}
        onRefresh={refresh}
        onCopy={services.browser.copy}
        role={user?.role ?? null}
        onChangePassword={session.changePassword}
        onSignOut={signOut}
        notFound={isNotFoundState(state) ? state.notFound : null}
        onDismissNotFound={() => void navigate(paths.dashboard(), { replace: true })}
      />
      <WithOldFile />
    </>
  );
}
