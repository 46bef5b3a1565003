import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { PageHead } from '../PageHead/PageHead.tsx';
import { Trail } from '../PageHead/PageHead.styles.ts';
import { type Problem, problemCode, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Columns, ContentsColumn, FactsColumn, TextColumn } from './ReportView.styles.ts';

const bones = (widths: readonly string[]) => (
  <Stack above={5} below={5}>
    {widths.map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </Stack>
);

/** The skeleton of contents and text while their code is loading. */
export const TextBones = () => (
  <>
    <ContentsColumn>{bones(['72%', '54%', '80%', '62%'])}</ContentsColumn>
    <TextColumn>{bones(['86%', '98%', '92%', '64%', '95%', '78%'])}</TextColumn>
  </>
);

export function ReportLoading({ trail }: { trail: ReactNode }) {
  const { t } = useAdminWords();
  return (
    <>
      <div role="status">
        <PageHead trail={trail} title={t('reports.view.loading')} />
      </div>
      <Columns>
        <TextBones />
        <FactsColumn>{bones(['90%', '76%', '84%', '68%'])}</FactsColumn>
      </Columns>
    </>
  );
}

export function ReportNotFound({ trail, clientsHref }: { trail: ReactNode; clientsHref: string }) {
  const { t } = useAdminWords();
  return (
    <>
      <Trail>{trail}</Trail>
      <EmptyState
        kind="noMatch"
        title={t('errors:report_not_found')}
        actions={<ButtonLink href={clientsHref}>{t('reports.view.notFoundAction')}</ButtonLink>}
      >
        {t('reports.view.notFoundText')}
      </EmptyState>
    </>
  );
}

export interface ReportFailedProps {
  trail: ReactNode;
  problem: Problem;
  onReload: () => void;
  onCopy: (text: string) => Promise<void>;
}

export function ReportFailed({ trail, problem, onReload, onCopy }: ReportFailedProps) {
  const { t } = useAdminWords();
  return (
    <>
      <Trail>{trail}</Trail>
      <EmptyState
        kind="failed"
        title={t('reports.view.failedTitle')}
        onRetry={onReload}
        errorCode={problemCode(problem)}
        copy={onCopy}
      >
        {problemText(t, problem)}. {t('reports.view.failedSafe')}
      </EmptyState>
    </>
  );
}

/** A report from before texts were stored. */
export function ReportWithoutText({ onNewReport }: { onNewReport: () => void }) {
  const { t } = useAdminWords();
  return (
    <TextColumn>
      <EmptyState
        kind="nothing"
        title={t('reports.view.noContentTitle')}
        actions={<Button onClick={onNewReport}>{t('reports.view.newReport')}</Button>}
      >
        {t('reports.view.noContentText')}
      </EmptyState>
    </TextColumn>
  );
}
