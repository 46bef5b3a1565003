import { brand, corporateTaxClaims, promises } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { CompassRose } from '../../art/CompassRose/CompassRose.tsx';
import { GuideCover } from '../../art/GuideCover/GuideCover.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatEuros, formatShare } from '../../locales/figures.ts';
import { GuideForm, type GuideFormProps } from '../GuideForm/GuideForm.tsx';
import { type LanguageSwitch, LanguageToggle } from '../LanguageToggle/LanguageToggle.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { Bar, Base, Book, Final, FormPlace, Hero, Jump, Page, Questions, Sand } from './LandingPage.styles.ts';
import { List, Part, Picture, Spread, Words } from './LandingSections.styles.ts';
import { guideParts, guideSums, type LandingVariant } from './landing.data.ts';

/** Every figure in a sentence of the landing pages, formatted in the page's language. */
function useLandingFigures() {
  const { language } = useTranslation('landing').i18n;
  const [first, second] = guideSums.spread;
  return {
    pages: promises.guidePages.value,
    year: corporateTaxClaims.cyprusCorporateTaxChange.value,
    rate: formatShare(corporateTaxClaims.cyprusCorporateTax2026.value, language),
    oldRate: formatShare(corporateTaxClaims.cyprusCorporateTaxBrochure.value, language),
    profit: formatEuros(guideSums.scenarioProfit, language),
    share: formatEuros(guideSums.shareOfProfit, language),
    first,
    second,
  };
}

/** The guide's table of contents. */
export function GuideContents({ variant }: { variant: LandingVariant }) {
  const { t } = useTranslation('landing');
  const figures = useLandingFigures();
  return (
    <Section id="contents" background="surface" title={t('contentsTitle')} lead={t('contentsLead')}>
      <List>
        {guideParts(variant).map(({ id, page }) => (
          <Part key={id}>
            <p aria-hidden="true">
              {t('page')} <b>{page}</b>
            </p>
            <div>
              <h3>{t(`items.${id}.title`)}</h3>
              <p>
                {t(`items.${id}.text`, figures)}
                <VisuallyHidden> ({t('pageName', { page })})</VisuallyHidden>
              </p>
            </div>
          </Part>
        ))}
      </List>
    </Section>
  );
}

export interface SpreadImage {
  src: string;
  /** Size of the file, in px: reserves the space while it loads. */
  width: number;
  height: number;
}

/** Two pages of the guide, as a sample of it. */
export function SpreadSection({ spread }: { spread: SpreadImage }) {
  const { t } = useTranslation('landing');
  const figures = useLandingFigures();
  return (
    <Spread id="sample">
      <Picture>
        <span>
          <img {...spread} alt={t('spreadAlt', figures)} loading="lazy" decoding="async" />
        </span>
      </Picture>
      <Words>
        <h2>{t('spreadTitle')}</h2>
        <p>{t('spreadText', figures)}</p>
      </Words>
    </Spread>
  );
}

interface LandingHeroProps extends Omit<GuideFormProps, 'id' | 'size'> {
  variant: LandingVariant;
}

const formId = 'gids-aanvragen';

function LandingHero({ variant, ...form }: LandingHeroProps) {
  const { t } = useTranslation(['landing', 'site']);
  const figures = useLandingFigures();
  return (
    <Hero>
      <Sand>
        <div>
          <CompassRose />
        </div>
      </Sand>
      <Book role="img" aria-label={t('landing:coverAlt')}>
        <GuideCover
          brand={brand.name}
          tagline={brand.tagline[form.language]}
          title={[t('site:guideCover.titleOne'), t('site:guideCover.titleTwo')]}
          subtitle={t('site:guideCover.subtitle')}
          notes={[t('site:guideCover.noteRates', figures), t('site:guideCover.noteAdvice')]}
        />
      </Book>
      <h1>{t(`landing:variants.${variant}.headline`)}</h1>
      <p>{t(`landing:variants.${variant}.subheadline`, figures)}</p>
      <Jump>
        <ButtonLink variant="primary" width="full" href={`#${formId}`}>
          {t('landing:jump')}
        </ButtonLink>
      </Jump>
      <FormPlace>
        <GuideForm {...form} id={formId} />
      </FormPlace>
    </Hero>
  );
}

interface ReadersProps {
  variant: Exclude<LandingVariant, 'general'>;
  /** The profession's page, with figures, rules and questions. */
  href: string;
}

const questions = ['first', 'second', 'third'] as const;

/** The page's typical questions, and the guide's answers. */
function Readers({ variant, href }: ReadersProps) {
  const { t } = useTranslation('landing');
  const figures = useLandingFigures();
  return (
    <Section
      id="questions"
      head="beside"
      title={t(`variants.${variant}.readers.title`)}
      lead={<Link href={href}>{t(`variants.${variant}.readers.more`)}</Link>}
    >
      <Questions>
        {questions.map((question) => (
          <div key={question}>
            <dt>{t(`variants.${variant}.readers.${question}.question`)}</dt>
            <dd>{t(`variants.${variant}.readers.${question}.answer`, figures)}</dd>
          </div>
        ))}
      </Questions>
    </Section>
  );
}

interface LandingPageProps extends Pick<
  GuideFormProps,
  'language' | 'page' | 'privacyHref' | 'calculatorHref' | 'contactHref' | 'onRequest' | 'draft'
> {
  /** Chooses the words at the top, and is stored as the lead's source. */
  variant: LandingVariant;
  homeHref: string;
  /** The page for the readers' profession; the general page has none. */
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
        <Final id="last-call" data-band="deep">
          <div>
            <h2>{t(`landing:variants.${variant}.finalTitle`)}</h2>
            <p>{t(`landing:variants.${variant}.finalText`)}</p>
          </div>
          <GuideForm {...form} size="compact" />
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
