import { ImageOff, Square, SquareCheckBig } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefCallback, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { joinAmounts } from './joinAmounts.ts';
import { MarkdownText, NoImage, Scroller, ScrollFrame } from './Markdown.styles.ts';
import { replaceNodes, type TreeNode } from './markdownTree.ts';
import { markHeadings } from './outline.ts';
import { leadsOut, safeAddress } from './safeAddress.ts';
import { settled } from './settled.ts';

/** On which sides a part lies outside what is seen. */
type HiddenSides = 'none' | 'start' | 'end' | 'both';

function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: Element): HiddenSides {
  const before = scrollLeft > 1;
  const after = scrollWidth - clientWidth - scrollLeft > 1;
  if (before && after) return 'both';
  if (before) return 'start';
  return after ? 'end' : 'none';
}

/** Follows an element that may scroll sideways; put `ref` on it. */
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
 * A table that scrolls sideways in a frame of its own, so that the text around it does not. Only while there is something
 * to scroll to it can be focused, because the arrow keys work only there.
 */
function MarkdownTable(props: ComponentProps<'table'>) {
  const { t } = useTranslation('common');
  const { ref, hidden } = useSidewaysScroll();
  const scrolls = hidden !== 'none';
  return (
    <ScrollFrame data-hidden={hidden}>
      <Scroller ref={ref} {...(scrolls && { role: 'region', tabIndex: 0, 'aria-label': t('markdown.wideTable') })}>
        <table {...props} />
      </Scroller>
    </ScrollFrame>
  );
}

const elements = (node: TreeNode): TreeNode[] => (node.children ?? []).filter(({ type }) => type === 'element');

/** Where the next word will appear: in the last item of a list, the last cell of a table, the last paragraph. */
function lastBlock(node: TreeNode): TreeNode {
  const last = elements(node).at(-1);
  const isBlock = last !== undefined && !/^(a|code|em|strong|del|br|input|sup|img)$/.test(last.tagName ?? '');
  return isBlock ? lastBlock(last) : node;
}

/** Puts a caret behind the last word. */
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
 * HTML in Markdown is shown as the text it is: nothing of it runs and nothing of the author's words is lost.
 * Only `<br>`, the one way to break a line in a table, does its work.
 */
const plainHtml = () => (tree: TreeNode) => replaceNodes(tree, plain);

/** A link that has passed `safeAddress`; without an address only its words remain. */
function MarkdownLink({ href, children, ...rest }: ComponentProps<'a'>) {
  if (href === undefined) return <>{children}</>;
  const away = leadsOut(href) ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : undefined;
  return (
    <Link {...rest} {...away} href={href}>
      {children}
    </Link>
  );
}

/** A task of a list as a sign with words: it shows what was done and cannot be ticked. */
function TaskMark({ done }: { done: boolean }) {
  const { t } = useTranslation('common');
  return (
    <span data-task={done ? 'done' : 'open'}>
      <Icon of={done ? SquareCheckBig : Square} size={16} label={t(done ? 'markdown.done' : 'markdown.toDo')} />
    </span>
  );
}

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
  // Nothing is fetched from elsewhere: a request would show the owner of the address who reads this, and when.
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
        <Text size="inherit" tone="quiet">
          {empty ?? t('markdown.empty')}
        </Text>
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
