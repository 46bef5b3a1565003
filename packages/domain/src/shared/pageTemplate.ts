import { escapeHtml } from '../mail/escapeHtml.ts';

/*
 * A page that is built once and filled in later: the site builds it, the server puts in what a visitor typed.
 * `[[name]]` stands for a value. `[[if name]]…[[end name]]` stays where there is a value, `[[if !name]]…[[end name]]`
 * where there is none.
 */

export const mark = (name: string): string => `[[${name}]]`;
export const markWhere = (name: string): string => `[[if ${name}]]`;
export const markUnless = (name: string): string => `[[if !${name}]]`;
export const markEnd = (name: string): string => `[[end ${name}]]`;

/** A condition's beginning, its end, or a value. */
const marks = /\[\[(?:if (!?)([\w.]+)|end ([\w.]+)|([\w.]+))\]\]/g;

/** What is written so far inside a condition that is still open. */
interface OpenCondition {
  /** As it stands in the template: it stays text when nothing closes it. */
  readonly raw: string;
  readonly name: string;
  readonly stays: boolean;
  text: string;
}

/**
 * Fills a template in one pass: a value is escaped, and marks in it are text. A name without a value, or with an empty
 * one, leaves nothing.
 *
 * @param template HTML in which marks stand between tags or inside quoted attributes
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
