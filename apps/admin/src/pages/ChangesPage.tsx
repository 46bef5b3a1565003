import { everybodysQuestions, type LoggedChange } from '@fnc/domain';
import { ChangeLog } from '@fnc/ui/admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { linkTo, paths } from '../paths.ts';
import { useChangeLog, useRestoring } from '../queries/changeLog.ts';
import { useNow } from '../shared/useNow.ts';

/** Where the record of a change stands. */
function hrefOf({ noun, id }: LoggedChange): string | null {
  switch (noun) {
    case 'lead':
      return linkTo(paths.lead(id));
    case 'client':
      return linkTo(paths.client(id));
    case 'questions':
      return linkTo(paths.questions(id === everybodysQuestions ? undefined : id));
    case 'answer':
      return linkTo(paths.client(id, 'questionnaires'));
    case 'report':
      return linkTo(paths.report(id));
    case 'template':
      return linkTo(paths.template(id));
    case 'campaign':
      return linkTo(paths.campaign(id));
    case 'file':
    default:
      return null;
  }
}

const nounsOfClient = new Set(['client', 'questions', 'answer']);

/** Who changed what, of everything or of one client. */
export function ChangesPage() {
  const [params] = useSearchParams();
  const clientId = params.get('client');
  const removedOnly = params.get('kind') === 'removed';
  const { state, more, reload } = useChangeLog({ clientId, kind: removedOnly ? 'removed' : undefined });
  const onRestore = useRestoring();
  const now = useNow();
  const navigate = useNavigate();
  const client = clientId ?? undefined;
  const named = state.phase === 'ready' ? state.changes.find(({ noun }) => nounsOfClient.has(noun)) : undefined;

  return (
    <ChangeLog
      state={state}
      of={client === undefined ? null : { name: named?.name ?? null, href: linkTo(paths.client(client)) }}
      allHref={linkTo(paths.changes())}
      removedOnly={removedOnly}
      onRemovedOnly={(only) => void navigate(paths.changes({ client, kind: only ? 'removed' : undefined }))}
      now={now}
      hrefOf={hrefOf}
      onRestore={onRestore}
      onMore={more}
      onRetry={reload}
    />
  );
}
