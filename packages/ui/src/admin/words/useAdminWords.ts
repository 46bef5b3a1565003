import { defaultLanguage, isLanguage, type Language } from '@fnc/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

export type AdminT = TFunction<['admin', 'errors', 'common']>;

export interface AdminWords {
  readonly t: AdminT;
  readonly language: Language;
}

/** The console's texts (`t('leads.title')`, `t('errors:…')`, `t('common:…')`) and their language. */
export function useAdminWords(): AdminWords {
  const { t, i18n } = useTranslation(['admin', 'errors', 'common']);
  return { t, language: isLanguage(i18n.language) ? i18n.language : defaultLanguage };
}
