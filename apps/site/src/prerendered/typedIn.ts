import type { Typed } from '@fnc/ui/site';

/** The field values of a form before hydration, by name; only ticked boxes. */
export function typedIn(part: Element): Typed {
  const typed: Record<string, string> = {};
  for (const control of part.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    const isBox = control.type === 'checkbox' || control.type === 'radio';
    if (control.name === '' || control.type === 'hidden' || (isBox && !control.checked)) continue;
    if (control.value !== '') typed[control.name] = control.value;
  }
  return typed;
}
