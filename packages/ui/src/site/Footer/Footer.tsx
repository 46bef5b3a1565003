import { brand, type Language } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { LanguageToggle, type LanguageSwitch } from '../LanguageToggle/LanguageToggle.tsx';
import { footerId } from '../NavBar/navEntries.ts';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { About, Base, Band, Column, Columns, Content, Entry } from './Footer.styles.ts';

const columns = [
  { id: 'guide', links: ['home', 'forWho', 'steps', 'faq', 'knowledge'] },
  { id: 'forWho', links: ['captains', 'consultants', 'nomads', 'entrepreneurs'] },
  { id: 'begin', links: ['calculator', 'freeGuide', 'contact'] },
] as const;

const small = ['privacy', 'unsubscribe'] as const;

export type FooterHrefs = Readonly<Record<(typeof columns)[number]['links'][number] | (typeof small)[number], string>>;

export interface FooterProps {
  language: Language;
  hrefs: FooterHrefs;
  languageSwitch: LanguageSwitch;
  /** Year of the copyright line; passed in, because a view reads no clock. */
  year: number;
}

/** The footer of every page with a bar; without scripts it also has the menu's links. Links only. */
export function Footer({ language, hrefs, languageSwitch, year }: FooterProps) {
  const { t } = useTranslation('site');
  return (
    <Band data-band="ink" id={footerId} tabIndex={-1}>
      <Content>
        <Columns>
          <About>
            <Wordmark language={language} href={hrefs.home} />
            <p>{t('footer.about')}</p>
            <address>
              <span>{brand.address[language].join(', ')}</span>
              <a href={brand.phoneHref}>{brand.phone}</a>
              <a href={`mailto:${brand.sender.email}`}>{brand.sender.email}</a>
              <span>{t('footer.tradeRegister', { kvk: brand.registration.kvk })}</span>
            </address>
          </About>
          {columns.map(({ id, links }) => (
            <Column key={id} aria-label={t(`footer.${id}`)}>
              <h2>{t(`footer.${id}`)}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link}>
                    <Entry href={hrefs[link]} aria-haspopup={link === 'contact' ? 'dialog' : undefined}>
                      {t(`footer.${link}`)}
                    </Entry>
                  </li>
                ))}
              </ul>
            </Column>
          ))}
          <Column as="div">
            <h2>{t('language.heading')}</h2>
            <LanguageToggle {...languageSwitch} />
          </Column>
        </Columns>
        <Base>
          <span data-year={year}>
            {t('footer.copyright', { year, brand: brand.name, tagline: brand.tagline[language] })}
          </span>
          <span>{t('footer.disclaimer')}</span>
          {small.map((link) => (
            <Entry key={link} href={hrefs[link]}>
              {t(`footer.${link}`)}
            </Entry>
          ))}
          <span aria-hidden="true">{t('footer.position')}</span>
        </Base>
      </Content>
    </Band>
  );
}
