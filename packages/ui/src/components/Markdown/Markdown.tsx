import { ImageOff, Square, SquareCheckBig } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefCallback, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import ReactMarkdown, { type Components } from 'react-markdown';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { MarkdownText, NoImage, ScrollFrame } from './Markdown.styles.ts';
import { gfm } from './gfm.ts';
import { joinAmounts, replaceNodes, type TreeNode } from './markdownTree.ts';
import { markHeadings } from './outline.ts';
import { settled } from './settled.ts';

const schemes = new Set(['http:', 'https:', 'mailto:']);

/**
 * Returns the address if it may be a link: http, https or mailto, or a footnote of the same text (`footnotes` is the
 * prefix of their ids). `undefined` for anything else: `javascript:`, `data:`, a path to another page of this site.
 */
export function safeAddress(address: string, footnotes: string): string | undefined {
  if (address.startsWith(`#${footnotes}`)) return address;
  return URL.canParse(address) && schemes.has(new URL(address).protocol) ? address : undefined;
}

/** Whether it leads to another site, and so opens in a new window. */
const leadsOut = (address: string): boolean => /^https?:/i.test(address);

/** The sides on which content overflows the visible area. */
type HiddenSides = 'none' | 'start' | 'end' | 'both';

function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: Element): HiddenSides {
  const before = scrollLeft > 1;
  const after = scrollWidth - clientWidth - scrollLeft > 1;
  if (before && after) return 'both';
  if (before) return 'start';
  return after ? 'end' : 'none';
}

/** Observes an element that may scroll sideways; attach `ref` to it. */
function useSidewaysScroll(): { ref: RefCallback<HTMLElement>; hidden: HiddenSides } {
  const [hidden, setHidden] = useState<HiddenSides>('none');
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const look = () => setHidden(hiddenSides(element));
    const resized = new ResizeObserver(look);
    resized.observe(element);
    for (const child of element.children) resized.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return { ref, hidden };
}

/**
 * A table that scrolls sideways in its own frame, so that the text around it does not. It is focusable only while it
 * overflows, because the arrow keys work only then.
 */
function MarkdownTable(props: ComponentProps<'table'>) {
  const { t } = useTranslation('common');
  const { ref, hidden } = useSidewaysScroll();
  const scrolls = hidden !== 'none';
  return (
    <ScrollFrame data-hidden={hidden}>
      <div ref={ref} {...(scrolls && { role: 'region', tabIndex: 0, 'aria-label': t('markdown.wideTable') })}>
        <table {...props} />
      </div>
    </ScrollFrame>
  );
}

const elements = (node: TreeNode): TreeNode[] => (node.children ?? []).filter(({ type }) => type === 'element');

/** The block of the next word: the last item of a list, the last cell of a table, the last paragraph. */
function lastBlock(node: TreeNode): TreeNode {
  const last = elements(node).at(-1);
  const isBlock = last !== undefined && !/^(a|code|em|strong|del|br|input|sup|img)$/.test(last.tagName ?? '');
  return isBlock ? lastBlock(last) : node;
}

/** Adds a caret after the last word. */
const writingCaret = () => (tree: TreeNode) => {
  const block = lastBlock(tree);
  block.children = [
    ...(block.children ?? []),
    { type: 'element', tagName: 'span', properties: { dataCaret: '' }, children: [] },
  ];
};

const lineBreak = /^<br\s*\/?>$/i;
const comment = /^<!--[\s\S]*-->$/;

const plain = (node: TreeNode): readonly TreeNode[] => {
  if (node.type !== 'html') return [node];
  const html = (node.value ?? '').trim();
  if (lineBreak.test(html)) return [{ type: 'break' }];
  return comment.test(html) ? [] : [{ ...node, type: 'text' }];
};

/**
 * Shows HTML in Markdown as text: none of it runs and no text is lost. Only `<br>`, the one way to break a line in a
 * table, works.
 */
const plainHtml = () => (tree: TreeNode) => replaceNodes(tree, plain);

/** A link that has passed `safeAddress`; without an address only its text is shown. */
function MarkdownLink({ href, children, ...rest }: ComponentProps<'a'>) {
  if (href === undefined) return <>{children}</>;
  const away = leadsOut(href) ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : undefined;
  return (
    <Link {...rest} {...away} href={href}>
      {children}
    </Link>
  );
}

/** A task of a list as an icon with text: it shows the state and cannot be changed. */
function TaskMark({ done }: { done: boolean }) {
  const { t } = useTranslation('common');
  return (
    <span data-task={done ? 'done' : 'open'}>
      <Icon of={done ? SquareCheckBig : Square} size={16} label={t(done ? 'markdown.done' : 'markdown.toDo')} />
    </span>
  );
}

export interface MarkdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Markdown with GitHub's tables, task lists and footnotes. HTML is shown as text, images as their description. */
  text: string;
  /** Heading level of a single `#`; default 2, because a page has one h1 already. Deeper headings follow. */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
  /** Prefix of heading ids, for two texts on one page; the same as for `outlineOf`. Default none. */
  idPrefix?: string | undefined;
  /** While the text is streamed: half a table or an open `**` is hidden until complete, and a caret ends the text. */
  writing?: boolean | undefined;
  /** Shown for an empty text. */
  empty?: ReactNode;
}

type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
type OwnProps<Tag extends keyof React.JSX.IntrinsicElements> = ComponentProps<Tag> & { node?: unknown };

/** Maps `#` to the given level; the style stays that of its depth. */
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
  // The corner of a table is often empty: then it is no header cell.
  th: ({ node: _node, children, ...rest }: OwnProps<'th'>) => {
    const Tag = children === undefined || children === null ? 'td' : 'th';
    return <Tag {...rest}>{children}</Tag>;
  },
  // Images are not fetched: a request would tell the owner of the address who reads this, and when.
  img: ({ alt }) => (
    <NoImage>
      <Icon of={ImageOff} size={14} />
      {alt}
    </NoImage>
  ),
  // A task list shows states; it is no form.
  input: ({ checked }) => <TaskMark done={checked === true} />,
};

/** A report or a long note. Safe: no HTML, no script, no image, and links only to http, https and mailto. */
export function Markdown({ text, headingLevel = 2, idPrefix = '', writing = false, empty, ...rest }: MarkdownProps) {
  const { t } = useTranslation('common');
  const footnotes = `${idPrefix}note-`;
  const components = useMemo(() => ({ ...parts, ...headingsFrom(headingLevel) }), [headingLevel]);
  const shown = writing ? settled(text) : text;
  return (
    <MarkdownText {...rest} aria-busy={writing || undefined}>
      {shown.trim() === '' && !writing ? (
        <Text size="inherit" tone="quiet">
          {empty ?? t('markdown.empty')}
        </Text>
      ) : (
        <ReactMarkdown
          components={components}
          remarkPlugins={[gfm, plainHtml, [markHeadings, { prefix: idPrefix }], joinAmounts]}
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
