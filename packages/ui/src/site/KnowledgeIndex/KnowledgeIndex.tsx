import { useTranslation } from 'react-i18next';
import { CompassRose } from '../../art/CompassRose/CompassRose.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { ArticleLink } from '../ArticlePage/article.ts';
import { Rose } from '../reading/reading.styles.ts';
import { Links } from '../reading/ReadingEnd.styles.ts';
import { Day } from '../reading/ReadingEnd.tsx';
import { Head, List } from './KnowledgeIndex.styles.ts';

export interface KnowledgeIndexProps {
  articles: readonly (ArticleLink & { readonly checked: string; readonly minutes: number })[];
  feedHref: string;
}

/** Every article with the question it answers. No scripts. */
export function KnowledgeIndex({ articles, feedHref }: KnowledgeIndexProps) {
  const { t } = useTranslation('reading');
  return (
    <>
      <Head>
        <Rose>
          <CompassRose />
        </Rose>
        <h1>{t('index.title')}</h1>
        <p>{t('index.lead')}</p>
      </Head>
      <List aria-label={t('index.list')}>
        <Links>
          {articles.map(({ href, title, description, checked, minutes }) => (
            <li key={href}>
              <a href={href}>
                <h2>{title}</h2>
                <p>{description}</p>
                <small>
                  {t('article.checked')} <Day day={checked} /> · {t('article.minutes', { minutes })}
                </small>
              </a>
            </li>
          ))}
        </Links>
        <Text size="small" above={8} wide>
          <Link href={feedHref}>{t('index.feed')}</Link>
        </Text>
      </List>
    </>
  );
}
