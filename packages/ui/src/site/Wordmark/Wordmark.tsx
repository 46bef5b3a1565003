import { brand, type Language } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { LogoMark } from '../../art/LogoMark/LogoMark.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Home } from './Wordmark.styles.ts';

export interface WordmarkProps {
  language: Language;
  /** The home page in the visitor's language. */
  href: string;
  onChosen?: () => void;
}

/** Mark, name and tagline; links to the home page. */
export function Wordmark({ language, href, onChosen }: WordmarkProps) {
  const { t } = useTranslation('site');
  return (
    <Home href={href} onClick={onChosen}>
      <LogoMark />
      <span>
        <span>{brand.name}</span> <span>{brand.tagline[language]}</span>{' '}
        <VisuallyHidden>{t('brand.home')}</VisuallyHidden>
      </span>
    </Home>
  );
}
