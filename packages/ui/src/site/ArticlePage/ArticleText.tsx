import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Link } from '../../components/Link/Link.tsx';
import { NoteMark, Text } from './ArticleText.styles.ts';
import { headingId, noteAnchor } from './anchors.ts';
import { tableCells } from './tableCells.ts';

type OwnProps<Tag extends keyof React.JSX.IntrinsicElements> = ComponentProps<Tag> & { node?: unknown };

/** What a text writes as the address of a source: `[3](note:3)`. */
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
  h2: ({ node: _node, children, ...rest }: OwnProps<'h2'>) => (
    <h2 {...rest} id={headingId(wordsOf(children))}>
      {children}
    </h2>
  ),
  a: ({ href, children }: OwnProps<'a'>) => <TextLink href={href}>{children}</TextLink>,
  // A column of figures is set to the right by the style sheet: a style in the tag would be a style of its own.
  td: ({ node: _node, style, ...rest }: OwnProps<'td'>) => <td {...rest} data-align={style?.textAlign} />,
  th: ({ node: _node, style, ...rest }: OwnProps<'th'>) => <th {...rest} data-align={style?.textAlign} />,
};

/** The text of an article. It is our own: its addresses are not looked at, and HTML in it is left out. */
export function ArticleText({ text }: { text: string }) {
  return (
    <Text>
      <ReactMarkdown
        components={parts}
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[tableCells]}
        urlTransform={(address) => address}
      >
        {text}
      </ReactMarkdown>
    </Text>
  );
}
