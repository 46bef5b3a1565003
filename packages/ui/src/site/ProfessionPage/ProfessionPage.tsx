import { type ArticleClaimName, type ClaimName, claims, type OwnerRoute } from '@fnc/domain';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CompassRose } from '../../art/CompassRose/CompassRose.tsx';
import { Accordion, AccordionItem } from '../../components/Accordion/Accordion.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { reading } from '../../locales/nl/reading.ts';
import type { ArticleLink, ArticleNote } from '../ArticlePage/article.ts';
import { Rose } from '../reading/reading.styles.ts';
import { Day, ReadingEnd, SourceName } from '../reading/ReadingEnd.tsx';
import { Actions, Figures, Fit, Head, Rules, Terms } from './ProfessionPage.styles.ts';

/** Professions that have their own page. */
export type ProfessionId = 'captains' | 'consultants' | 'nomads' | 'entrepreneurs';

/** In the catalogue's order. */
const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
] as const satisfies readonly (keyof (typeof reading)['professions']['captains']['rules'])[];

/** What remains of the profession's profit by one route, formatted. */
interface RouteFigures {
  readonly route: OwnerRoute;
  readonly burden: string;
  readonly kept: string;
  readonly share: string;
}

/** A profession's page, with every figure formatted for its language. */
export interface Profession {
  readonly id: ProfessionId;
  readonly profit: string;
  readonly routes: readonly RouteFigures[];
  /** Rate set, date and limits of those figures. */
  readonly terms: string;
  /** The values for the catalogue's sentences. */
  readonly values: Readonly<Record<ClaimName | ArticleClaimName | 'breakEven', string>>;
  /** The sources of the four rules. */
  readonly notes: readonly Omit<ArticleNote, 'number'>[];
  readonly articles: readonly ArticleLink[];
}

interface ProfessionPageProps {
  profession: Profession;
  /** The calculator, filled in with the profession's profit. */
  calculatorHref: string;
  contactHref: string;
  guideHref: string;
}

const fits = [
  { kind: 'suits', icon: Check },
  { kind: 'unsuited', icon: Minus },
] as const;
const three = ordinals.slice(0, 3) as ['first', 'second', 'third'];

/** What Cyprus means for one profession: its figures, its rules and its questions. No scripts. */
export function ProfessionPage({ profession, calculatorHref, contactHref, guideHref }: ProfessionPageProps) {
  const { t } = useTranslation(['reading', 'site']);
  const { id, values, notes, routes, profit } = profession;
  const intake = (
    <ButtonLink variant="primary" href={contactHref}>
      {t('site:cta.button')}
    </ButtonLink>
  );
  const guide = <ButtonLink href={guideHref}>{t('reading:article.guide')}</ButtonLink>;
  return (
    <>
      <Head>
        <Rose>
          <CompassRose />
        </Rose>
        <p>{t(`reading:professions.${id}.name`)}</p>
        <h1>{t(`reading:professions.${id}.title`)}</h1>
        <p>{t(`reading:professions.${id}.lead`, values)}</p>
        <Actions>
          {intake}
          {guide}
        </Actions>
      </Head>
      <Section
        id="figures"
        background="surface"
        title={t('reading:professions.figures', { profit })}
        lead={t('reading:professions.figuresLead')}
      >
        <Figures>
          <thead>
            <tr>
              <th scope="col">{t('reading:professions.route')}</th>
              <th scope="col">{t('reading:professions.burden')}</th>
              <th scope="col">{t('reading:professions.kept')}</th>
              <th scope="col">{t('reading:professions.share')}</th>
            </tr>
          </thead>
          <tbody>
            {routes.map(({ route, burden, kept, share }) => (
              <tr key={route}>
                <th scope="row">{t(`reading:professions.routes.${route}`)}</th>
                <td data-column={t('reading:professions.burden')}>{burden}</td>
                <td data-column={t('reading:professions.kept')}>{kept}</td>
                <td data-column={t('reading:professions.share')}>{share}</td>
              </tr>
            ))}
          </tbody>
        </Figures>
        <Terms>{profession.terms}</Terms>
        <Actions>
          <ButtonLink href={calculatorHref}>{t('reading:professions.calculator')}</ButtonLink>
        </Actions>
      </Section>
      <Section id="fit" title={t('reading:professions.fit')}>
        <Fit>
          {fits.map(({ kind, icon }) => (
            <div key={kind} data-fit={kind}>
              <h3>{t(`reading:professions.${kind}`)}</h3>
              <ul>
                {three.map((ordinal) => (
                  <li key={ordinal}>
                    <Icon of={icon} />
                    <span>{t(`reading:professions.${id}.${kind}.${ordinal}`, values)}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Fit>
      </Section>
      <Section
        id="rules"
        background="surface"
        head="beside"
        title={t('reading:professions.rules')}
        lead={t('reading:professions.rulesLead')}
      >
        <Rules>
          {ordinals.map((ordinal, index) => {
            const note = notes[index];
            return (
              <li key={ordinal}>
                <p>{t(`reading:professions.${id}.rules.${ordinal}`, values)}</p>
                {note && (
                  <small>
                    {note.value}: {note.name}, {t('reading:article.lookedUp')} <Day day={note.asOf} />.{' '}
                    <SourceName source={note.source} />
                  </small>
                )}
              </li>
            );
          })}
        </Rules>
      </Section>
      <Section
        id="faq"
        head="beside"
        title={t('reading:professions.questions')}
        lead={t('reading:professions.ask', { hours: claims.answerHours.value })}
      >
        <Accordion>
          {ordinals.map((ordinal, index) => (
            <AccordionItem
              key={ordinal}
              heading={t(`reading:professions.${id}.items.${ordinal}.question`)}
              open={index === 0}
            >
              <p>{t(`reading:professions.${id}.items.${ordinal}.answer`, values)}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </Section>
      <ReadingEnd title={t('reading:professions.read')} articles={profession.articles}>
        {intake}
        {guide}
      </ReadingEnd>
    </>
  );
}
