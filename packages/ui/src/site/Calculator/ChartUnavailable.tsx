import { useTranslation } from 'react-i18next';
import { EmptyChart } from './Calculator.styles.ts';

/** In the place of the chart when its code could not be fetched; the sum beside it goes on. */
export function ChartUnavailable() {
  const { t } = useTranslation('site');
  return <EmptyChart role="status">{t('notices.failed')}</EmptyChart>;
}
