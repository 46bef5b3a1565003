/** Longer than any amount, and short enough to stay a number. */
const maximumLength = 40;

const grouped = /^\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+)$/;
const dutch = /^\d{1,3}(?:\.\d{3})+,\d+$/;
const english = /^\d{1,3}(?:,\d{3})+\.\d+$/;
const plain = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
/** Without the zero at the end, this would be read as thousands the next time. */
const likeThousands = /^[1-9]\d{0,2}\.\d{3}$/;

/** Spaces part thousands only where they stand between groups of three: `1 250`, not `12 50`. */
const withoutSpaces = (text: string) =>
  /^\d{1,3}(?:[\s']\d{3})+(?:[.,]\d+)?$/u.test(text) ? text.replace(/[\s']/gu, '') : text;

function pointed(text: string): string | null {
  if (dutch.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (english.test(text)) return text.replaceAll(',', '');
  // 0.125 has no thousands; 1.250 is how a Dutch reader writes a thousand, 1,250 an English one
  if (!text.startsWith('0') && grouped.test(text)) return text.replace(/[.,]/g, '');
  return plain.test(text) ? text.replace(',', '.') : null;
}

/**
 * A number as people type it, Dutch or English: `1.250,50`, `1,250.50`, `1250,5`, `1 250`, `€ 1.250,-`. One point or comma
 * before exactly three digits parts thousands.
 *
 * @returns its digits with a point before the decimals (`1250.50`), which reads back as the same; `null` when it is none
 */
export function parseNumber(typed: string): string | null {
  const text = typed
    .trim()
    .replace(/^(?:€|eur)\s*/iu, '')
    .replace(/[.,][-–]{1,2}$/, '');
  const [, sign = '', rest = ''] = /^([-−+]?)\s*(?:€\s*)?(.*)$/su.exec(text) ?? [];
  const digits = rest.length > maximumLength ? null : pointed(withoutSpaces(rest));
  if (digits === null) return null;
  const [whole = '', decimals = ''] = digits.split('.');
  const number = `${whole.replace(/^0+(?=\d)/, '') || '0'}${decimals === '' ? '' : `.${decimals}`}`;
  const kept = likeThousands.test(number) ? `${number}0` : number;
  return sign === '-' || sign === '−' ? `-${kept}` : kept;
}
