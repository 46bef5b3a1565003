import { brand } from '@fnc/domain';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PageFrame } from '../PageHead/PageHead.styles.ts';
import { PageHead } from '../PageHead/PageHead.tsx';
import { LoadFailed } from '../words/LoadFailed.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ReportFormFields } from './ReportFormFields.tsx';
import type { ReportFormProps } from './reportFormProps.ts';

/** The form for a new report, and what will be sent. */
export function ReportForm(props: ReportFormProps) {
  const { state, problem, noClients, newClientHref, onRetry, onCopy } = props;
  const { t } = useAdminWords();
  return (
    <PageFrame aria-busy={state === 'loading'}>
      <title>{`${t('reports.form.title')} – ${brand.name}`}</title>
      <PageHead title={t('reports.form.title')} />
      {state === 'loading' && (
        <>
          <Stack lineAbove="hairlineStrong" above={4}>
            <Text role="status" tone="quiet" wide>
              {t('reports.form.loading')}
            </Text>
          </Stack>
          <Stack gap={5} above={5} below={5}>
            {['72%', '90%', '40%', '64%', '80%'].map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </Stack>
        </>
      )}
      {state === 'failed' && problem !== null && (
        <LoadFailed
          title={t('reports.form.failedTitle')}
          problem={problem}
          safe={t('reports.form.failedSafe')}
          onRetry={onRetry}
          onCopy={onCopy}
        />
      )}
      {state === 'ready' && noClients && (
        <EmptyState
          kind="nothing"
          title={t('reports.form.emptyTitle')}
          actions={
            <ButtonLink variant="primary" href={newClientHref}>
              {t('reports.form.emptyAction')}
            </ButtonLink>
          }
        >
          {t('reports.form.emptyText')}
        </EmptyState>
      )}
      {state === 'ready' && !noClients && <ReportFormFields {...props} />}
    </PageFrame>
  );
}
