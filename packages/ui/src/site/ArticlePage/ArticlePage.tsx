import { brand, type Language } from '@fnc/domain';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import ReactMarkdown, { type Components } from 'react-markdown';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { gfm } from '../../components/Markdown/gfm.ts';
import { Link } from '../../components/Link/Link.tsx';
import { Contents } from '../reading/reading.styles.ts';
import { Day, ReadingEnd, SourceName } from '../reading/ReadingEnd.tsx';
import { Body, Head, Notes, Reckon } from './ArticlePage.styles.ts';
import { NoteMark, Text } from './ArticleText.styles.ts';
import type { Article, ArticleLink } from './article.ts';

/** The anchor of a heading: "Wat de rechter zegt" is `wat-de-rechter-zegt`. */
const headingId = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-');

/** The anchor of a source in the list at the end. */
const noteAnchor = (number: number | string): string => `note-${number}`;

/** The part of an HTML syntax tree that this code reads. */
interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

const textOf = ({ value, children = [] }: TreeNode): string => value ?? children.map(textOf).join('');
const below = (node: TreeNode, name: string): readonly TreeNode[] =>
  (node.children ?? []).flatMap((child) => (child.tagName === name ? [child] : below(child, name)));

function nameCells(table: TreeNode): void {
  const columns = below(table, 'th').map(textOf);
  for (const heading of below(table, 'th')) heading.properties = { ...heading.properties, scope: 'col' };
  for (const row of below(table, 'tr')) {
    for (const [index, cell] of (row.children ?? []).filter(({ tagName }) => tagName === 'td').entries()) {
      cell.properties = { ...cell.properties, dataColumn: columns[index] ?? '' };
      if (index > 0) {
        // One element, which stays together beside the column's name: a figure and the number of its source.
        cell.children = [{ type: 'element', tagName: 'span', properties: {}, children: cell.children ?? [] }];
        continue;
      }
      cell.tagName = 'th';
      cell.properties = { ...cell.properties, scope: 'row' };
    }
  }
}

/** A rehype plugin: gives each table row a header, and each cell its column's name, which phones show above it. */
const tableCells = () => (tree: TreeNode) => {
  for (const table of below(tree, 'table')) nameCells(table);
};

type OwnProps<Tag extends keyof React.JSX.IntrinsicElements> = ComponentProps<Tag> & { node?: unknown };

/** The address of a source in a text: `[3](note:3)`. */
const noteAddress = 'note:';

const wordsOf = (children: ReactNode): string => (typeof children === 'string' ? children : '');

function TextLink({ href = '', children }: { href?: string | undefined; children?: ReactNode }) {
  const { t } = useTranslation('reading');
  if (!href.startsWith(noteAddress)) return <Link href={href}>{children}</Link>;
  const number = href.slice(noteAddress.length);
  return (
    <NoteMark>
      <a href={`#${noteAnchor(number)}`} aria-label={t('article.toNote', { number })}>
        {children}
      </a>
    </NoteMark>
  );
}

const parts: Components = {
  a: ({ href, children }: OwnProps<'a'>) => <TextLink href={href}>{children}</TextLink>,
  // The style sheet right-aligns a column of figures: this element must have no inline style.
  td: ({ node: _node, style, ...rest }: OwnProps<'td'>) => <td {...rest} data-align={style?.textAlign} />,
  th: ({ node: _node, style, ...rest }: OwnProps<'th'>) => <th {...rest} data-align={style?.textAlign} />,
};

interface ArticlePageProps {
  article: Article;
  /** Its headings in the other language, in the same order. */
  elsewhere: readonly string[];
  language: Language;
  homeHref: string;
  indexHref: string;
  /** The calculator, filled in with the article's figures. */
  calculatorHref: string;
  contactHref: string;
  guideHref: string;
  /** Related articles. */
  next: readonly ArticleLink[];
}

/** A heading with its anchor and, for the language switch, that of the same heading in the other language. */
const headingPart =
  (headings: readonly string[], elsewhere: readonly string[]) =>
  ({ node: _node, children, ...rest }: OwnProps<'h2'>) => {
    const words = wordsOf(children);
    const other = elsewhere[headings.indexOf(words)];
    return (
      <h2 {...rest} id={headingId(words)} data-elsewhere={other && headingId(other)}>
        {children}
      </h2>
    );
  };

/** The text of an article. It is our own, so its addresses are not checked; HTML in it is left out. */
function ArticleText({ article, elsewhere }: Pick<ArticlePageProps, 'article' | 'elsewhere'>) {
  return (
    <Text>
      <ReactMarkdown
        components={{ ...parts, h2: headingPart(article.headings, elsewhere) }}
        remarkPlugins={[gfm]}
        rehypePlugins={[tableCells]}
        urlTransform={(address) => address}
      >
        {article.text}
      </ReactMarkdown>
    </Text>
  );
}

const contentsId = 'contents';
const notesId = 'notes';

/** An article: contents beside the text, a source for every figure at the end, and further links. No scripts. */
export function ArticlePage({ article, elsewhere, homeHref, indexHref, next, ...hrefs }: ArticlePageProps) {
  const { t } = useTranslation(['reading', 'site']);
  const { headings, notes } = article;
  return (
    <>
      <article>
        <Head>
          <nav aria-label={t('reading:trail')}>
            <ol>
              <li>
                <a href={homeHref}>{t('site:navbar.home')}</a>
              </li>
              <li>
                <a href={indexHref}>{t('reading:name')}</a>
              </li>
            </ol>
          </nav>
          <h1>{article.title}</h1>
          <p>{article.description}</p>
          <ul>
            <li>{t('reading:article.by', { name: brand.founder, brand: brand.name })}</li>
            <li>
              {t('reading:article.published')} <Day day={article.published} />
            </li>
            <li>
              {t('reading:article.checked')} <Day day={article.checked} />
            </li>
            <li>{t('reading:article.minutes', { minutes: article.minutes })}</li>
          </ul>
        </Head>
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
            <ArticleText article={article} elsewhere={elsewhere} />
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
                        <SourceName source={source} />
                      </small>
                    </span>
                  </li>
                ))}
              </ol>
            </Notes>
          </div>
        </Body>
      </article>
      <ReadingEnd title={t('reading:article.next')} articles={next}>
        <ButtonLink variant="primary" href={hrefs.contactHref}>
          {t('site:cta.button')}
        </ButtonLink>
        <ButtonLink href={hrefs.guideHref}>{t('reading:article.guide')}</ButtonLink>
      </ReadingEnd>
    </>
  );
}
