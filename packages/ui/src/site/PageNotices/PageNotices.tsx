import { TriangleAlert, WifiOff, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Line } from './PageNotices.styles.ts';

/** `offline`: there is no connection; `failed`: a file that something needs could not be fetched. */
const pageNotices = ['offline', 'failed'] as const;
export type PageNotice = (typeof pageNotices)[number];

const icons = { offline: WifiOff, failed: TriangleAlert } satisfies Record<PageNotice, unknown>;

/**
 * What a page says when something cannot be done now. The lines come with the page, hidden, so that they are there when
 * nothing else can be fetched; the page's own scripts show them and answer their buttons.
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
