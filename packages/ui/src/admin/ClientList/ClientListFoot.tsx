import { Fragment } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import type { ClientListData } from '../clients/clientListData.ts';
import { KeyHints, ListFoot } from '../LeadList/LeadList.styles.ts';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';

/** Rows fetched with one press. */
export const clientPageSize = 100;

const hints = [
  [['j', 'k'], 'clients.hintRow'],
  [['Enter'], 'clients.hintOpen'],
  [['n'], 'clients.hintNew'],
  [['/'], 'shortcuts.hintSearch'],
  [['?'], 'shortcuts.hintHelp'],
] as const;

export interface ClientListFootProps {
  list: ClientListData;
  filtered: boolean;
  onMore: () => void;
}

/** How far the list is shown, the next page, and the keys. */
export function ClientListFoot({ list, filtered, onMore }: ClientListFootProps) {
  const { t } = useAdminWords();
  const { entries, count, nextCursor, loadingMore, moreProblem } = list;
  const left = Math.max(count - entries.length, 1);
  return (
    <>
      {moreProblem !== null && (
        <Alert tone="danger" live>
          {t('clients.moreFailed', { message: problemText(t, moreProblem) })}
        </Alert>
      )}
      <ListFoot>
        <span role="status">
          {nextCursor === null
            ? t(filtered ? 'clients.matching' : 'clients.allShown', { count: entries.length })
            : t('clients.someShown', { shown: entries.length, total: count })}
        </span>
        {nextCursor !== null && (
          <Button busyLabel={loadingMore ? t('common:busy.loading') : undefined} onClick={onMore}>
            {t('clients.showNext', { count: Math.min(left, clientPageSize) })}
          </Button>
        )}
        <KeyHints aria-hidden="true">
          {hints.map(([keys, hint]) => (
            <span key={hint}>
              {keys.map((key) => (
                <Fragment key={key}>
                  <Kbd>{key}</Kbd>
                </Fragment>
              ))}
              {t(hint)}
            </span>
          ))}
        </KeyHints>
      </ListFoot>
    </>
  );
}
