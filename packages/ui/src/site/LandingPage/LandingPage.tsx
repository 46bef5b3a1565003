import type { Language } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { GuideForm } from '../GuideForm/GuideForm.tsx';
import type { RequestGuide } from '../GuideForm/useGuideForm.ts';
import { LanguageToggle, type LanguageSwitch } from '../LanguageToggle/LanguageToggle.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { GuideContents } from './GuideContents.tsx';
import type { LandingVariant } from './landing.data.ts';
import { LandingHero } from './LandingHero.tsx';
import { Bar, Base, Final, FinalGrid, FinalText, Page } from './LandingPage.styles.ts';
import { SpreadSection, type SpreadImage } from './SpreadSection.tsx';

export interface LandingPageProps {
  variant: LandingVariant;
  language: Language;
  homeHref: string;
  privacyHref: string;
  languageSwitch: LanguageSwitch;
  /** Two pages of the guide, in the visitor's language. */
  spread: SpreadImage;
  onRequest: RequestGuide;
}

/** The page that offers the guide, without the site's own header and footer. */
export function LandingPage(props: LandingPageProps) {
  const { variant, language, homeHref, privacyHref, languageSwitch, spread, onRequest } = props;
  const { t } = useTranslation('site');
  return (
    <Page>
      <SkipLink />
      <header>
        <Banner title={t(`landing.variants.${variant}.bannerFact`)}>
          {t(`landing.variants.${variant}.bannerText`)}
        </Banner>
        <Bar>
          <Wordmark language={language} href={homeHref} />
          <Link href={homeHref}>{t('landing.toSite')}</Link>
        </Bar>
      </header>
      <main id="main" tabIndex={-1}>
        <LandingHero variant={variant} language={language} privacyHref={privacyHref} onRequest={onRequest} />
        <GuideContents />
        <SpreadSection spread={spread} />
        <Final data-band="deep">
          <FinalGrid>
            <FinalText>
              <h2>{t('landing.finalTitle')}</h2>
              <p>{t('landing.finalText')}</p>
            </FinalText>
            <GuideForm language={language} size="compact" privacyHref={privacyHref} onRequest={onRequest} />
          </FinalGrid>
        </Final>
      </main>
      <Base data-band="deep">
        <div>
          <p>{t('landing.disclaimer')}</p>
          <LanguageToggle {...languageSwitch} />
          <Link look="plain" href={privacyHref}>
            {t('footer.privacy')}
          </Link>
          <Link look="plain" href={homeHref}>
            {t('landing.backToSite')}
          </Link>
        </div>
      </Base>
    </Page>
  );
}
