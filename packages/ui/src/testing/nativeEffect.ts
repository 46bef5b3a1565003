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
 * Day, month and year, in the order of a Dutch system; the time stays. A part of a moment is no value, and a fault of the field
 * until its next key: only a browser can leave a field half filled.
 */
function typeDate(field: HTMLInputElement, before: string, digits: string): void {
  const [day, month, year] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  const [, time] = before.split('T');
  const isWhole = year.length === 4 && time !== undefined;
  Reflect.deleteProperty(field, 'validity');
  if (!isWhole) {
    Object.defineProperty(field, 'validity', { configurable: true, value: { badInput: true, valid: false } });
    field.addEventListener('keydown', () => Reflect.deleteProperty(field, 'validity'), { once: true });
  }
  fill(field, isWhole ? `${year}-${month}-${day}T${time}` : '');
}

/**
 * What the browser itself does with a key: nobody does it when the key is only imitated. To be asked before the key, because an
 * imitated one may empty a field; answers what to do after it.
 */
export function nativeEffect(keys: string, target: Element | null): () => void {
  if (keys === '{Escape}') {
    return () => target?.closest('dialog:modal')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  }
  if (target instanceof HTMLElement && target.tagName === 'SUMMARY' && /^(\{Enter\}| )$/.test(keys)) {
    return () => target.click();
  }
  if (target instanceof HTMLSelectElement && /^\p{L}$/u.test(keys)) return () => pickByLetter(target, keys);
  if (target instanceof HTMLInputElement && target.type === 'datetime-local' && /^\d+$/.test(keys)) {
    const { value } = target;
    return () => typeDate(target, value, keys);
  }
  return () => undefined;
}
