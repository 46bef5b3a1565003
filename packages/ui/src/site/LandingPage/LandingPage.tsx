import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { GuideForm, type GuideFormProps } from '../GuideForm/GuideForm.tsx';
import { LanguageToggle, type LanguageSwitch } from '../LanguageToggle/LanguageToggle.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { GuideContents } from './GuideContents.tsx';
import type { LandingVariant } from './landing.data.ts';
import { LandingHero } from './LandingHero.tsx';
import { Bar, Base, Final, FinalGrid, FinalText, Page } from './LandingPage.styles.ts';
import { Readers } from './Readers.tsx';
import { SpreadSection, type SpreadImage } from './SpreadSection.tsx';
import { useLandingFigures } from './useLandingFigures.ts';

export interface LandingPageProps extends Pick<
  GuideFormProps,
  'language' | 'page' | 'privacyHref' | 'calculatorHref' | 'contactHref' | 'onRequest' | 'draft'
> {
  /** Decides the words at the top, and is stored as the source of whoever asks for the guide here. */
  variant: LandingVariant;
  homeHref: string;
  /** The page for the profession of these readers; the general page has none. */
  readersHref?: string | undefined;
  languageSwitch: LanguageSwitch;
  /** Two pages of the guide, in the visitor's language. */
  spread: SpreadImage;
}

/** The page that offers the guide, without the site's own header and footer. */
export function LandingPage({ variant, homeHref, readersHref, languageSwitch, spread, ...rest }: LandingPageProps) {
  const { t } = useTranslation(['landing', 'site']);
  const figures = useLandingFigures();
  const form = { ...rest, source: variant };
  return (
    <Page>
      <SkipLink />
      <header>
        <Banner title={t(`landing:variants.${variant}.bannerFact`, figures)}>
          {t(`landing:variants.${variant}.bannerText`, figures)}
        </Banner>
        <Bar>
          <Wordmark language={form.language} href={homeHref} />
          <Link href={homeHref}>{t('landing:toSite')}</Link>
        </Bar>
      </header>
      <main id="main" tabIndex={-1}>
        <LandingHero variant={variant} {...form} />
        <GuideContents variant={variant} />
        {variant !== 'general' && readersHref !== undefined && <Readers variant={variant} href={readersHref} />}
        <SpreadSection spread={spread} />
        <Final data-band="deep">
          <FinalGrid>
            <FinalText>
              <h2>{t(`landing:variants.${variant}.finalTitle`)}</h2>
              <p>{t(`landing:variants.${variant}.finalText`)}</p>
            </FinalText>
            <GuideForm {...form} size="compact" />
          </FinalGrid>
        </Final>
      </main>
      <Base data-band="deep">
        <div>
          <p>{t('landing:disclaimer')}</p>
          <LanguageToggle {...languageSwitch} />
          <Link look="plain" href={form.privacyHref}>
            {t('site:footer.privacy')}
          </Link>
          <Link look="plain" href={homeHref}>
            {t('landing:backToSite')}
          </Link>
        </div>
      </Base>
    </Page>
  );
}
