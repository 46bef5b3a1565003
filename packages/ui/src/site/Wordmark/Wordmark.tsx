import { brand, type Language } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { LogoMark } from '../../art/LogoMark/LogoMark.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Home, Name, Tagline } from './Wordmark.styles.ts';

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
        <Name>{brand.name}</Name> <Tagline>{brand.tagline[language]}</Tagline>{' '}
        <VisuallyHidden>{t('brand.home')}</VisuallyHidden>
      </span>
    </Home>
  );
}
