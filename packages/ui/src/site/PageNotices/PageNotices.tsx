import { TriangleAlert, WifiOff, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Line } from './PageNotices.styles.ts';

/** `offline`: there is no connection; `failed`: a needed file could not be fetched. */
const pageNotices = ['offline', 'failed'] as const;
export type PageNotice = (typeof pageNotices)[number];

const icons = { offline: WifiOff, failed: TriangleAlert } satisfies Record<PageNotice, unknown>;

/**
 * Messages of a page when something does not work now. They are in the page, hidden, so that they can be shown when
 * nothing can be fetched; the page's own scripts show them and handle their buttons.
 */
export function PageNotices() {
  const { t } = useTranslation('site');
  return pageNotices.map((notice) => (
    <Line key={notice} role="alert" data-notice={notice} hidden suppressHydrationWarning>
      <Icon of={icons[notice]} size={22} />
      <p>{t(`notices.${notice}`)}</p>
      <Button data-try-again="">{t('notices.tryAgain')}</Button>
      <IconButton icon={X} label={t('notFound.dismiss')} tooltip="none" data-dismiss="" />
    </Line>
  ));
}
