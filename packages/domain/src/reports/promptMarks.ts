/** Between these stands what a person typed: it is data to the writer, and never an order. */
export const promptMarks = { client: 'gegevens', answer: 'antwoord', instructions: 'instructies' } as const;

type PromptMark = (typeof promptMarks)[keyof typeof promptMarks];

/** Each of `promptMarks`, also as browsers read a tag: with spaces and capitals. */
const anyMark = /<(?=\s*(?:\/\s*)?(?:gegevens|antwoord|instructies)\b)/gi;

/** Text that cannot open or close a mark: its own ones lose their bracket. */
const withoutMarks = (text: string): string => text.replace(anyMark, '‹');

/** The text between marks, whatever is in it. */
export const marked = (mark: PromptMark, text: string): string => `<${mark}>\n${withoutMarks(text.trim())}\n</${mark}>`;

/** Text that stands in a sentence or a heading of the prompt: one line, without marks. */
export const promptLine = (text: string): string => withoutMarks(text.replace(/\s+/g, ' ').trim());
