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

const marks = /\[\[if (!?)([\w.]+)\]\]([\s\S]*?)\[\[end \2\]\]|\[\[([\w.]+)\]\]/g;

/**
 * Fills a template in one pass: a value is escaped, and marks in it are text. A name without a value, or with an empty
 * one, leaves nothing.
 *
 * @param template HTML in which marks stand between tags or inside quoted attributes
 */
export function fillPage(template: string, values: Readonly<Record<string, string>>): string {
  const valueOf = (name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : '');
  return template.replace(marks, (_all, not: string, condition: string, inner: string, name: string | undefined) => {
    if (name !== undefined) return escapeHtml(valueOf(name));
    return (valueOf(condition) === '') === (not === '!') ? fillPage(inner, values) : '';
  });
}
