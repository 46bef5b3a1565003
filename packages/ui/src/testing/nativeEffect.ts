/** As if the reader had given it that value: React hears of it, which it does not when `value` is set. */
function fill(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A letter goes to the first choice that begins with it. */
function pickByLetter(list: HTMLSelectElement, letter: string): void {
  const found = [...list.options].find(({ text }) => text.toLowerCase().startsWith(letter.toLowerCase()));
  if (found) fill(list, found.value);
}

/**
 * Day, month and year, in the order of the reader's system; the time stays. A part of a moment is no value, and a fault of the field
 * until its next key: only a browser can leave a field half filled.
 */
function typeDate(field: HTMLInputElement, digits: string): void {
  const order = new Intl.DateTimeFormat(navigator.language).formatToParts().map(({ type }) => type);
  const [first, second, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  const [day, month] = order.indexOf('day') < order.indexOf('month') ? [first, second] : [second, first];
  const [, time] = field.value.split('T');
  const isWhole = year.length === 4 && time !== undefined;
  Reflect.deleteProperty(field, 'validity');
  if (!isWhole) {
    Object.defineProperty(field, 'validity', { configurable: true, value: { badInput: true, valid: false } });
    field.addEventListener('keydown', () => Reflect.deleteProperty(field, 'validity'), { once: true });
  }
  fill(field, isWhole ? `${year}-${month}-${day}T${time}` : '');
}

/** What the browser itself does with a key: nobody does it when the key is only imitated. */
export function nativeEffect(keys: string, target: Element | null): void {
  if (keys === '{Escape}') {
    target?.closest('dialog:modal')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  } else if (target instanceof HTMLElement && target.tagName === 'SUMMARY' && /^(\{Enter\}| )$/.test(keys)) {
    target.click();
  } else if (target instanceof HTMLSelectElement && /^\p{L}$/u.test(keys)) {
    pickByLetter(target, keys);
  } else if (target instanceof HTMLInputElement && target.type === 'datetime-local' && /^\d+$/.test(keys)) {
    typeDate(target, keys);
  }
}
