import { claims } from '@fnc/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link/Link.tsx';
import { formatDay } from '../../locales/dates.ts';
import type { ArticleLink, ArticleNote } from '../ArticlePage/article.ts';
import { Closing, Links, Next } from './ReadingEnd.styles.ts';

/** A day in words: 23 november 2026. */
export function Day({ day }: { day: string }) {
  const { language } = useTranslation().i18n;
  return <time dateTime={day}>{formatDay(day, language)}</time>;
}

/** Where a figure was looked up; a link when the source has an address. */
export function SourceName({ source }: Pick<ArticleNote, 'source'>) {
  const { t } = useTranslation('reading');
  const name = t('article.source', { source: source.title });
  return source.url === undefined ? name : <Link href={source.url}>{name}</Link>;
}

const nextId = 'next';

interface ReadingEndProps {
  /** Above the articles. */
  title: string;
  articles: readonly ArticleLink[];
  /** The ways on, as links. */
  children: ReactNode;
}

/** The end of a page that is read: related articles, and the ways on. */
export function ReadingEnd({ title, articles, children }: ReadingEndProps) {
  const { t } = useTranslation('reading');
  return (
    <>
      <Next aria-labelledby={nextId}>
        <h2 id={nextId}>{title}</h2>
        <Links>
          {articles.map(({ href, title: name, description }) => (
            <li key={href}>
              <a href={href}>
                <h3>{name}</h3>
                <p>{description}</p>
              </a>
            </li>
          ))}
        </Links>
      </Next>
      <Closing data-band="deep">
        <h2>{t('article.closing')}</h2>
        <p>{t('article.closingText', { minutes: claims.intakeMinutes.value })}</p>
        <div>{children}</div>
      </Closing>
    </>
  );
}
