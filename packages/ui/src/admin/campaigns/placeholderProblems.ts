import { parsePlaceholders, type Placeholder, type PlaceholderName, placeholderNames } from '@fnc/domain';
import type { CodeProblem, CodeSpan } from '../../components/CodeField/codeTypes.ts';
import type { AdminT } from '../words/useAdminWords.ts';

/** Common misspellings of field names, in both languages. */
const otherNames: Readonly<Record<string, PlaceholderName>> = {
  voornaam: 'firstName',
  firstname: 'firstName',
  first: 'firstName',
  naam: 'name',
  name: 'name',
  fullname: 'name',
  lastname: 'name',
  achternaam: 'name',
  functie: 'profession',
  beroep: 'profession',
  job: 'profession',
  profession: 'profession',
};

/** The intended field, if it is clear: `{voornaam}`, `{first_name}` and `{{firstName}}` are `firstName`. */
export const meantPlaceholder = ({ name }: Pick<Placeholder, 'name'>): PlaceholderName | null => {
  const bare = name.replace(/[\s_.-]/g, '').toLowerCase();
  return (
    placeholderNames.find((known) => known === name) ??
    (Object.hasOwn(otherNames, bare) ? (otherNames[bare] ?? null) : null)
  );
};

/** Positions of known fields, to be tinted. */
export const placeholderMarks = (text: string): readonly CodeSpan[] =>
  parsePlaceholders(text).flatMap(({ known, start, end }) => (known ? [{ from: start, to: end }] : []));

/** Positions of unknown fields, each with the intended field as a correction. */
export const placeholderProblems = (
  text: string,
  t: AdminT,
  onReplace: (text: string) => void,
): readonly CodeProblem[] =>
  parsePlaceholders(text).flatMap((placeholder) => {
    const { raw, start, end, known, fallback } = placeholder;
    if (known) return [];
    const meant = meantPlaceholder(placeholder);
    const corrected =
      meant === null ? null : `{${meant}${fallback === null ? '' : `|${fallback.replaceAll('|', '')}`}}`;
    return {
      from: start,
      to: end,
      message: t('campaigns.unknownField', { field: raw }),
      ...(corrected === null
        ? {}
        : {
            action: {
              label: t('campaigns.replaceField', { field: corrected }),
              onClick: () => onReplace(`${text.slice(0, start)}${corrected}${text.slice(end)}`),
            },
          }),
    };
  });

/** The filled HTML with unfilled fields marked where a reader would see them. */
export function markUnknown(html: string): string {
  let marked = '';
  let from = 0;
  for (const { start, end, known, raw } of parsePlaceholders(html)) {
    const before = html.slice(0, start);
    const inTag = before.lastIndexOf('<') > before.lastIndexOf('>');
    if (known || inTag) continue;
    marked += `${html.slice(from, start)}<mark style="text-decoration: underline wavy">${raw}</mark>`;
    from = end;
  }
  return marked + html.slice(from);
}
