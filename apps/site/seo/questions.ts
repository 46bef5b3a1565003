/** A question of the home page with its answer, as plain text. */
export interface Question {
  question: string;
  answer: string;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: '\u00A0',
};

const block = /<\/(?:p|li|dt|div|ul|ol|dl|table|h\d)>/g;

/** Rendered HTML as plain text: blocks are separated by a space, a table row is a sentence, drawings are left out. */
const plainText = (html: string): string =>
  html
    .replaceAll(/<(svg|style|script)\b.*?<\/\1>/gs, '')
    .replaceAll('</th>', ': ')
    .replaceAll(/<\/(?:tr|dd)>/g, '. ')
    .replaceAll(block, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * The questions in the section `#faq` of a rendered page. Read from the page itself, because structured data may only
 * repeat what the page shows.
 *
 * @param html rendered by React: each question is a `<details>` with its `<summary>`
 * @returns empty when the page has no such section
 */
export function questionsIn(html: string): readonly Question[] {
  const section = /<section\b[^>]*\bid="faq".*?<\/section>/s.exec(html)?.[0] ?? '';
  return [...section.matchAll(/<details\b[^>]*><summary\b[^>]*>(.*?)<\/summary>(.*?)<\/details>/gs)].map(
    ([, question = '', answer = '']) => ({ question: plainText(question), answer: plainText(answer) }),
  );
}
