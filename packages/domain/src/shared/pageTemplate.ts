import { escapeHtml } from '../mail/escapeHtml.ts';

/*
 * A page that is built once and filled in later: the site builds it, and the server inserts a visitor's input.
 * `[[name]]` is replaced by a value. `[[if name]]…[[end name]]` is kept when the value is not empty, and
 * `[[if !name]]…[[end name]]` when it is.
 */

export const mark = (name: string): string => `[[${name}]]`;
export const markWhere = (name: string): string => `[[if ${name}]]`;
export const markUnless = (name: string): string => `[[if !${name}]]`;
export const markEnd = (name: string): string => `[[end ${name}]]`;

/** The start of a condition, its end, or a value. */
const marks = /\[\[(?:if (!?)([\w.]+)|end ([\w.]+)|([\w.]+))\]\]/g;

/** The output inside a condition that is still open. */
interface OpenCondition {
  /** The mark's source: it is output as text when the condition is never closed. */
  readonly raw: string;
  readonly name: string;
  readonly stays: boolean;
  text: string;
}

/**
 * Fills a template in one pass: values are escaped, and marks inside values are text. A missing or empty value leaves
 * nothing.
 *
 * @param template HTML with marks between tags or inside quoted attributes
 */
export function fillPage(template: string, values: Readonly<Record<string, string>>): string {
  const valueOf = (name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : '');
  const page = { raw: '', name: '', stays: true, text: '' };
  const open: OpenCondition[] = [page];
  const last = () => open.at(-1) ?? page;
  let from = 0;
  for (const { 0: raw, 1: not, 2: condition, 3: end, 4: name, index } of template.matchAll(marks)) {
    last().text += template.slice(from, index);
    from = index + raw.length;
    if (name !== undefined) last().text += escapeHtml(valueOf(name));
    else if (condition !== undefined) {
      open.push({ raw, name: condition, stays: (valueOf(condition) === '') === (not === '!'), text: '' });
    } else if (open.length > 1 && last().name === end) {
      const { stays, text } = open.pop() ?? page;
      if (stays) last().text += text;
    } else last().text += raw;
  }
  const unclosed = open.slice(1).map(({ raw, text }) => raw + text);
  return page.text + unclosed.join('') + template.slice(from);
}
