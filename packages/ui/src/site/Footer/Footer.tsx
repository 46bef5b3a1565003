import { brand, type Language } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { CompassRose } from '../../art/CompassRose/CompassRose.tsx';
import { LanguageToggle, type LanguageSwitch } from '../LanguageToggle/LanguageToggle.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { About, Base, Band, Column, Columns, Content, Entry, Rose } from './Footer.styles.ts';

type FooterLinkId = 'home' | 'freeGuide' | 'contact' | 'privacy';
export type FooterLink = { id: FooterLinkId; href: string } | { id: FooterLinkId; onSelect: () => void };

export interface FooterProps {
  language: Language;
  homeHref: string;
  links: readonly FooterLink[];
  languageSwitch: LanguageSwitch;
  /** Of the copyright line; passed in, because a view reads no clock. */
  year: number;
  id?: string;
}

export function Footer({ language, homeHref, links, languageSwitch, year, id }: FooterProps) {
  const { t } = useTranslation('site');
  return (
    <Band data-band="ink" id={id} tabIndex={-1}>
      <Content>
        <Rose>
          <CompassRose />
        </Rose>
        <Columns>
          <About>
            <Wordmark language={language} href={homeHref} />
            <p>{t('footer.about')}</p>
          </About>
          <Column aria-label={t('footer.guide')}>
            <h2>{t('footer.guide')}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.id}>
                  {'href' in link ? (
                    <Entry href={link.href}>{t(`footer.${link.id}`)}</Entry>
                  ) : (
                    <button type="button" aria-haspopup="dialog" onClick={link.onSelect}>
                      {t(`footer.${link.id}`)}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </Column>
          <Column as="div">
            <h2>{t('language.heading')}</h2>
            <LanguageToggle {...languageSwitch} />
          </Column>
        </Columns>
        <Base>
          <span>{t('footer.copyright', { year, brand: brand.name, tagline: brand.tagline[language] })}</span>
          <span>{t('footer.disclaimer')}</span>
          <span aria-hidden="true">{t('footer.position')}</span>
        </Base>
      </Content>
    </Band>
  );
}
