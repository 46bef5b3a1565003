/** Markup that has been escaped already; the only thing the `html` tag lets through unescaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Slot = string | number | Html | readonly Slot[];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const render = (slot: Slot): string => {
  if (slot instanceof Html) return slot.markup;
  if (typeof slot === 'string') return escapeHtml(slot);
  if (typeof slot === 'number') return String(slot);
  return slot.map(render).join('');
};

/** Template tag: text is escaped, `Html` and lists of it are put in as they are. */
export const html = (parts: TemplateStringsArray, ...slots: Slot[]): Html =>
  new Html(parts.map((part, index) => part + (index < slots.length ? render(slots[index] ?? '') : '')).join(''));

export const nothing = new Html('');
