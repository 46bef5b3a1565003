import { ImageOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Icon } from '../Icon/Icon.tsx';
import { joinAmounts } from './joinAmounts.ts';
import { MarkdownText, NoImage, Nothing } from './Markdown.styles.ts';
import { MarkdownLink } from './MarkdownLink.tsx';
import { MarkdownTable } from './MarkdownTable.tsx';
import { markHeadings } from './outline.ts';
import { plainHtml } from './plainHtml.ts';
import { safeAddress } from './safeAddress.ts';
import { settled } from './settled.ts';
import { TaskMark } from './TaskMark.tsx';
import { writingCaret } from './writingCaret.ts';

export interface MarkdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Markdown with GitHub's tables, task lists and footnotes. HTML in it is shown as text, images as their description. */
  text: string;
  /** What a single `#` becomes; default 2, because a page has one h1 already. Deeper headings follow. */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
  /** In front of the ids of headings, when two texts stand on one page; the same as for `outlineOf`. Default none. */
  idPrefix?: string | undefined;
  /** Still being written: half a table or an open `**` waits until it is whole, and a caret stands at the end. */
  writing?: boolean | undefined;
  /** In the place of a text without words. */
  empty?: ReactNode;
}

type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
type OwnProps<Tag extends keyof React.JSX.IntrinsicElements> = ComponentProps<Tag> & { node?: unknown };

/** `#` to the given level; the look stays that of its depth. */
function headingsFrom(level: number): Components {
  const heading = (depth: number) => {
    const Tag = `h${Math.min(6, level + depth - 1)}` as HeadingTag;
    return ({ node: _node, ...rest }: OwnProps<'h1'>) => <Tag {...rest} data-depth={depth} />;
  };
  return { h1: heading(1), h2: heading(2), h3: heading(3), h4: heading(4), h5: heading(5), h6: heading(6) };
}

const parts: Components = {
  a: ({ node: _node, ...rest }: OwnProps<'a'>) => <MarkdownLink {...rest} />,
  table: ({ node: _node, ...rest }: OwnProps<'table'>) => <MarkdownTable {...rest} />,
  // The corner of a table is often empty: then it heads nothing.
  th: ({ node: _node, children, ...rest }: OwnProps<'th'>) => {
    const Tag = children === undefined || children === null ? 'td' : 'th';
    return <Tag {...rest}>{children}</Tag>;
  },
  // Nothing is fetched from elsewhere: an address could tell its owner who reads, and when.
  img: ({ alt }) => (
    <NoImage>
      <Icon of={ImageOff} size={14} />
      {alt}
    </NoImage>
  ),
  // A task list shows what was done; it is no form.
  input: ({ checked }) => <TaskMark done={checked === true} />,
};

/** A report or a long note. Brings nothing to life: no HTML, no script, no image, no link but http, https and mailto. */
export function Markdown({ text, headingLevel = 2, idPrefix = '', writing = false, empty, ...rest }: MarkdownProps) {
  const { t } = useTranslation('common');
  const footnotes = `${idPrefix}note-`;
  const components = useMemo(() => ({ ...parts, ...headingsFrom(headingLevel) }), [headingLevel]);
  const shown = writing ? settled(text) : text;
  return (
    <MarkdownText {...rest} aria-busy={writing || undefined}>
      {shown.trim() === '' && !writing ? (
        <Nothing>{empty ?? t('markdown.empty')}</Nothing>
      ) : (
        <ReactMarkdown
          components={components}
          remarkPlugins={[remarkGfm, plainHtml, [markHeadings, { prefix: idPrefix }], joinAmounts]}
          rehypePlugins={writing ? [writingCaret] : []}
          remarkRehypeOptions={{
            clobberPrefix: footnotes,
            footnoteLabel: t('markdown.footnotes'),
            footnoteBackLabel: t('markdown.backToText'),
          }}
          urlTransform={(address) => safeAddress(address, footnotes)}
        >
          {shown}
        </ReactMarkdown>
      )}
    </MarkdownText>
  );
}
