import { type ChangeNoun, everybodysQuestions, type LoggedChange } from '@fnc/domain';
import { ChangeLog, type ChangeLogProps } from '@fnc/ui/admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { linkTo, loggedRecords, paths } from '../paths.ts';
import { useChangeLog, useRestoring } from '../queries/changeLog.ts';
import { useNow } from '../shared/useNow.ts';

/** The address of a changed record. */
function hrefOf({ noun, id }: Pick<LoggedChange, 'noun' | 'id'>): string | null {
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

/** Changes of a client's questions and answers carry the client's name too; a report has its own name. */
const namedAlike: readonly ChangeNoun[] = ['client', 'questions', 'answer'];

/** Who changed what, of everything or of one record. */
export function ChangesPage() {
  const [params] = useSearchParams();
  const asked = loggedRecords.flatMap((noun) => {
    const id = params.get(noun);
    return id === null ? [] : [{ noun, id }];
  })[0];
  const removedOnly = params.get('kind') === 'removed';
  const { state, more, reload } = useChangeLog({ of: asked ?? null, kind: removedOnly ? 'removed' : undefined });
  const onRestore = useRestoring();
  const now = useNow();
  const navigate = useNavigate();

  function shownOf(): ChangeLogProps['of'] {
    if (asked === undefined) return null;
    const { noun } = asked;
    const nouns: readonly ChangeNoun[] = noun === 'client' ? namedAlike : [noun];
    const named = state.phase === 'ready' ? state.changes.find((change) => nouns.includes(change.noun)) : undefined;
    return { noun, name: named?.name ?? null, href: hrefOf(asked) ?? linkTo(paths.changes()) };
  }

  return (
    <ChangeLog
      state={state}
      of={shownOf()}
      allHref={linkTo(paths.changes())}
      removedOnly={removedOnly}
      onRemovedOnly={(only) =>
        void navigate(paths.changes({ ...(asked && { [asked.noun]: asked.id }), kind: only ? 'removed' : undefined }))
      }
      now={now}
      hrefOf={hrefOf}
      onRestore={onRestore}
      onMore={more}
      onRetry={reload}
    />
  );
}
