import type { Language } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Toggle } from './LanguageToggle.styles.ts';

export interface LanguageSwitch {
  /** The toggle's target language. */
  language: Language;
  /** The address of this page in that language. */
  href: string;
}

export interface LanguageToggleProps extends LanguageSwitch {
  size?: 'large';
}

/** Shows the other language's code, with its name for screen readers. A link, so it works without scripts. */
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
