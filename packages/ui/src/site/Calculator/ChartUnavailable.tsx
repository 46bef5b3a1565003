import { useTranslation } from 'react-i18next';
import { EmptyChart } from './Calculator.styles.ts';

/** Replaces the chart when its code could not be fetched; the calculation still works. */
export function ChartUnavailable() {
  const { t } = useTranslation('site');
  return <EmptyChart role="status">{t('notices.failed')}</EmptyChart>;
}
