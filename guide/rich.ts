import type { Language } from '@fnc/domain';
import type { FrameText } from './content/frame-text.ts';
import { figures } from './facts/figures.data.ts';
import { sourceNumber } from './facts/sources.data.ts';
import { formatEuro, formatNumber, formatPercent } from './format.ts';
import { Html, escapeHtml } from './html.ts';

/** A sentence in a small notation: `**bold**`, `{figureName}`, `{law:source}`, `[text](#p7)`. */
export type Rich = string;

export type MarkKind = keyof FrameText['marks'];
const noBreak = '\u00a0';

/** Round caps of lines without length: the lightest circles there are. */
const shapes: Record<MarkKind, string> = {
  law: '<path class="disc" d="M5 5h0"/>',
  check: '<path class="disc" d="M5 5h0"/><path class="half" d="M5 1.3C7 1.3 8.7 3 8.7 5S7 8.7 5 8.7z"/>',
  view: '<path class="disc" d="M5 5h0"/><path class="hole" d="M5 5h0"/>',
};

/** The dot that says how sure a figure is. With `label` it is read out, without it stands beside its own word. */
export const markSign = (kind: MarkKind, label?: string): Html =>
  new Html(
    `<svg class="sign" viewBox="0 0 10 10" ${label ? `role="img" aria-label="${escapeHtml(label)}"` : 'aria-hidden="true"'}>${shapes[kind]}</svg>`,
  );

/** A sign with the numbers of its sources; one link, to the first of them. The no-break space keeps it on its line. */
const mark = (kind: MarkKind, list: string | undefined, frame: FrameText): string => {
  const label = frame.marks[kind];
  if (!list) return `<span class="mark">${noBreak}${markSign(kind, label).markup}</span>`;
  const ids = list.split(',');
  const numbers = ids.map((id) => {
    const number = sourceNumber(id);
    if (number === 0) throw new Error(`Unknown source "${id}"`);
    return number;
  });
  const read = `${label}, ${frame.source} ${numbers.join(', ')}`;
  return `<a class="mark" href="#source-${ids[0]}" aria-label="${read}">${noBreak}${markSign(kind).markup}<sup>${numbers.join(',')}</sup></a>`;
};

const figureText = (name: string, language: Language): string => {
  if (!Object.hasOwn(figures, name)) throw new Error(`Unknown figure "${name}"`);
  const figure = figures[name as keyof typeof figures];
  if (figure.kind === 'percent') return formatPercent(language, figure.value);
  if (figure.kind === 'euro') return formatEuro(language, figure.value);
  return formatNumber(language, figure.value);
};

const isMark = (word: string): word is MarkKind => word === 'law' || word === 'check' || word === 'view';

/**
 * The notation of the content files to markup. A mark sticks to the word before it, so that a line never begins with one.
 *
 * @param extra  sums of the page, already written out, by the name between the braces
 * @throws Error for a figure, source or sum nobody knows: a typing error must not be printed
 */
export const rich = (
  text: string,
  language: Language,
  frame: FrameText,
  extra: Readonly<Record<string, string>> = {},
): Html =>
  new Html(
    escapeHtml(text)
      .replaceAll(/ ?\{(law|check|view)(?::([a-zA-Z0-9,]+))?\}/g, (_, kind: string, list: string | undefined) =>
        isMark(kind) ? mark(kind, list, frame) : '',
      )
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => escapeHtml(extra[name] ?? figureText(name, language)))
      .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
      .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>'),
  );
