import { brand, claims, type Language } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { headingId, noteAnchor } from './anchors.ts';
import type { Article, ArticleLink } from './article.ts';
import {
  Body,
  Byline,
  Closing,
  Contents,
  Ground,
  Head,
  Lead,
  Links,
  Next,
  Notes,
  Reckon,
  Trail,
} from './ArticlePage.styles.ts';
import { ArticleText } from './ArticleText.tsx';
import { Day } from './Day.tsx';

export interface ArticlePageProps {
  article: Article;
  language: Language;
  homeHref: string;
  indexHref: string;
  /** The calculator, filled in as the article reckons. */
  calculatorHref: string;
  contactHref: string;
  guideHref: string;
  /** What to read after this. */
  next: readonly ArticleLink[];
}

const contentsId = 'contents';
const notesId = 'notes';
const nextId = 'next';

/** A long read: contents beside the text, every figure with its source at the end, and where to go from there. No scripts. */
export function ArticlePage({ article, homeHref, indexHref, next, ...hrefs }: ArticlePageProps) {
  const { t } = useTranslation(['reading', 'site']);
  const { headings, notes } = article;
  return (
    <>
      <article>
        <Head>
          <Trail aria-label={t('reading:trail')}>
            <ol>
              <li>
                <a href={homeHref}>{t('site:navbar.home')}</a>
              </li>
              <li>
                <a href={indexHref}>{t('reading:name')}</a>
              </li>
            </ol>
          </Trail>
          <h1>{article.title}</h1>
          <Lead>{article.description}</Lead>
          <Byline>
            <li>{t('reading:article.by', { name: brand.founder, brand: brand.name })}</li>
            <li>
              {t('reading:article.published')} <Day day={article.published} />
            </li>
            <li>
              {t('reading:article.checked')} <Day day={article.checked} />
            </li>
            <li>{t('reading:article.minutes', { minutes: article.minutes })}</li>
          </Byline>
        </Head>
        <Ground>
          <Body>
            <Contents aria-labelledby={contentsId}>
              <h2 id={contentsId}>{t('reading:article.contents')}</h2>
              <ol>
                {headings.map((heading) => (
                  <li key={heading}>
                    <a href={`#${headingId(heading)}`}>{heading}</a>
                  </li>
                ))}
              </ol>
            </Contents>
            <div>
              <ArticleText text={article.text} />
              <Reckon>
                <ButtonLink href={hrefs.calculatorHref}>{t('reading:article.calculator')}</ButtonLink>
              </Reckon>
              <Notes aria-labelledby={notesId}>
                <h2 id={notesId}>{t('reading:article.notes')}</h2>
                <p>{t('reading:article.notesLead')}</p>
                <ol>
                  {notes.map(({ number, value, name, asOf, source }) => (
                    <li key={number} id={noteAnchor(number)}>
                      <span aria-hidden="true">{number}</span>
                      <span>
                        <b>{value}</b>: {name}, {t('reading:article.lookedUp')} <Day day={asOf} />.
                        <small>
                          {source.url === undefined ? (
                            t('reading:article.source', { source: source.title })
                          ) : (
                            <Link href={source.url}>{t('reading:article.source', { source: source.title })}</Link>
                          )}
                        </small>
                      </span>
                    </li>
                  ))}
                </ol>
              </Notes>
            </div>
          </Body>
        </Ground>
      </article>
      <Next aria-labelledby={nextId}>
        <h2 id={nextId}>{t('reading:article.next')}</h2>
        <Links>
          {next.map(({ href, title, description }) => (
            <li key={href}>
              <a href={href}>
                <h3>{title}</h3>
                <p>{description}</p>
              </a>
            </li>
          ))}
        </Links>
      </Next>
      <Closing data-band="deep">
        <h2>{t('reading:article.closing')}</h2>
        <p>{t('reading:article.closingText', { minutes: claims.intakeMinutes.value })}</p>
        <div>
          <ButtonLink variant="primary" href={hrefs.contactHref}>
            {t('site:cta.button')}
          </ButtonLink>
          <ButtonLink href={hrefs.guideHref}>{t('reading:article.guide')}</ButtonLink>
        </div>
      </Closing>
    </>
  );
}
