/** Tags around text that a person typed, which the writer must treat as data and never as instructions. */
export const promptMarks = { client: 'gegevens', answer: 'antwoord', instructions: 'instructies' } as const;

type PromptMark = (typeof promptMarks)[keyof typeof promptMarks];

/** Any of `promptMarks`, also in the variants that browsers accept: with spaces and capitals. */
const anyMark = /<(?=\s*(?:\/\s*)?(?:gegevens|antwoord|instructies)\b)/gi;

/** Text that cannot open or close a mark: the bracket of marks inside it is replaced. */
const withoutMarks = (text: string): string => text.replace(anyMark, '‹');

/** Puts text between marks that it cannot close. */
export const marked = (mark: PromptMark, text: string): string => `<${mark}>\n${withoutMarks(text.trim())}\n</${mark}>`;

/** Text for a sentence or heading of the prompt: one line, without marks. */
export const promptLine = (text: string): string => withoutMarks(text.replace(/\s+/g, ' ').trim());
