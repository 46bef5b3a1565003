import type { CountSummary, Instant } from '@fnc/domain';
import { Funnel } from '../../charts/Funnel/Funnel.tsx';
import { WeekBars } from '../../charts/WeekBars/WeekBars.tsx';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Charts } from './VisitorCharts.styles.ts';
import { isRunning } from './weeks.ts';

const steps = ['visits', 'calculator', 'guide', 'leads', 'converted'] as const;

export interface VisitorChartsProps {
  /** `null` before the first response. */
  visitors: CountSummary | null;
  problem: Problem | null;
  now: Instant;
  onRetry: () => void;
}

/** The funnel from visit to client, and leads per week, as the server counted them. */
export function VisitorCharts({ visitors, problem, now, onRetry }: VisitorChartsProps) {
  const { t } = useAdminWords();
  if (visitors === null && problem !== null) {
    return (
      <Charts>
        <Alert tone="warning" action={<TextButton onClick={onRetry}>{t('common:action.retry')}</TextButton>}>
          {t('dashboard.visitorsFailed', { message: problemText(t, problem) })}
        </Alert>
      </Charts>
    );
  }
  const weeks = visitors?.weeks ?? [];
  const [first] = weeks;
  const last = weeks.at(-1);
  const span = first && last ? t('dashboard.weeksSpan', { from: first.week, to: last.week }) : '';
  const running = last !== undefined && isRunning(last, now);
  return (
    <Charts>
      <section aria-labelledby="funnel">
        <Row gap={[0, 2]} align="baseline" below={4}>
          <Heading level={2} size="text" id="funnel">
            {t('dashboard.funnel')}
          </Heading>
          <Text as="span" size="small" tone="quiet" wide>
            {t('dashboard.funnelPeriod')}
          </Text>
        </Row>
        <Funnel
          label={`${t('dashboard.funnel')}, ${t('dashboard.funnelPeriod')}`}
          steps={
            visitors &&
            steps.map((step) => ({ name: t(`dashboard.funnelSteps.${step}`), count: visitors.funnel[step] }))
          }
          loadingRows={steps.length}
          heads={[t('dashboard.funnelStep'), t('dashboard.funnelCount'), t('dashboard.funnelShare')]}
        />
      </section>
      <section aria-labelledby="weeks">
        <Row gap={[0, 2]} align="baseline" below={4}>
          <Heading level={2} size="text" id="weeks">
            {t('dashboard.weeks')}
          </Heading>
          <Text as="span" size="small" tone="quiet" wide>
            {running ? t('dashboard.weeksRunning', { span }) : span}
          </Text>
        </Row>
        <WeekBars
          label={`${t('dashboard.weeks')}, ${span}`}
          bars={
            visitors &&
            visitors.weeks.map((week) => ({
              name: t('dashboard.week', { week: week.week }),
              short: `${week.week}`,
              value: week.leads,
              state: isRunning(week, now) ? ('running' as const) : undefined,
            }))
          }
          heads={[t('dashboard.weekHead'), t('dashboard.leads')]}
        />
      </section>
    </Charts>
  );
}
