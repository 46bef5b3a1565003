import type { Language } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Toggle } from './LanguageToggle.styles.ts';

export interface LanguageSwitch {
  /** The language the toggle leads to. */
  language: Language;
  /** This page in that language. */
  href: string;
}

export interface LanguageToggleProps extends LanguageSwitch {
  size?: 'large';
}

/** Shows the other language's code; its name is said in that language. A real link, so it works before any script. */
export function LanguageToggle({ language, href, size }: LanguageToggleProps) {
  const { t } = useTranslation('site');
  return (
    <Toggle href={href} hrefLang={language} lang={language} data-size={size}>
      <span aria-hidden="true">{t('language.toggle')}</span>
      <VisuallyHidden>
        {t('language.toggle')}, {t('language.toggleName')}
      </VisuallyHidden>
    </Toggle>
  );
}
