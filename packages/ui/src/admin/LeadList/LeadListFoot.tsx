import { Fragment } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import type { LeadListData } from '../leads/leadListData.ts';
import { formatFigure } from '../../locales/figures.ts';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { KeyHints, ListFoot } from './LeadList.styles.ts';

/** Rows fetched with one press. */
const pageSize = 50;

const hints = [
  [['j', 'k'], 'hintRow'],
  [['x'], 'hintSelect'],
  [['1', '–', '5'], 'hintStatus'],
  [['/'], 'hintSearch'],
  [['?'], 'hintHelp'],
] as const;

export interface LeadListFootProps {
  list: LeadListData;
  onMore: () => void;
}

/** How far the list is shown, the next page, and the keys. */
export function LeadListFoot({ list, onMore }: LeadListFootProps) {
  const { t, language } = useAdminWords();
  const { leads, count, countExceeded, nextCursor, loadingMore, moreProblem } = list;
  const more = t('common:table.moreThan', { figure: formatFigure(Math.max(count, leads.length), language) });
  const left = countExceeded === true ? pageSize : Math.max(count - leads.length, 1);
  return (
    <>
      {moreProblem !== null && (
        <Alert tone="danger" live>
          {t('leads.moreFailed', { message: problemText(t, moreProblem) })}
        </Alert>
      )}
      <ListFoot>
        <span role="status">
          {nextCursor === null
            ? t('leads.allShown', { count: leads.length })
            : t('leads.someShown', { shown: leads.length, total: countExceeded === true ? more : count })}
        </span>
        {nextCursor !== null && (
          <Button busyLabel={loadingMore ? t('common:busy.loading') : undefined} onClick={onMore}>
            {t('leads.showNext', { count: Math.min(left, pageSize) })}
          </Button>
        )}
        <KeyHints aria-hidden="true">
          {hints.map(([keys, hint]) => (
            <span key={hint}>
              {keys.map((key) => (
                <Fragment key={key}>{key === '–' ? key : <Kbd>{key}</Kbd>}</Fragment>
              ))}
              {t(`shortcuts.${hint}`)}
            </span>
          ))}
        </KeyHints>
      </ListFoot>
    </>
  );
}
