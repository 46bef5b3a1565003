// Names at once, before the live form is there, the required fields that a sent form left empty, and an address that lacks
// its name or its domain. Their words are in the page, in a `<template>` (packages/ui, EmptyContactFaults). The live form
// that takes its place judges all fields.

type Control = HTMLInputElement | HTMLTextAreaElement;

const words = () => document.querySelector<HTMLTemplateElement>('template[data-empty-faults]')?.content;

const faultId = ({ id }: Control) => `${id}-error`;

/** The smallest element around the field and its label. */
function frameOf(control: Control): HTMLElement | null {
  const [label = null] = control.labels ?? [];
  let frame = control.parentElement;
  while (frame?.contains(label) === false) frame = frame.parentElement;
  return frame;
}

const isEmpty = ({ value }: Control) => value.trim() === '';

/** What is wrong with the field for certain. */
function faultOf(control: Control): Element | null | undefined {
  const { name, type, value } = control;
  if (isEmpty(control)) return words()?.querySelector(`[data-field="${name}"] > *`);
  return type === 'email' && !/[^@]@[^@]/.test(value.trim())
    ? words()?.querySelector(`[data-no-${name}] > *`)
    : undefined;
}

/** Puts the fault below the field, or takes it away. @returns whether it is there */
function judge(control: Control): boolean {
  const id = faultId(control);
  document.getElementById(id)?.remove();
  const fault = faultOf(control);
  control.removeAttribute('aria-invalid');
  const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((other) => other !== id);
  if (fault) {
    const shown = fault.cloneNode(true) as HTMLElement;
    shown.id = id;
    frameOf(control)?.append(shown);
    control.setAttribute('aria-invalid', 'true');
    others.push(id);
  }
  const described = others.join(' ').trim();
  if (described === '') control.removeAttribute('aria-describedby');
  else control.setAttribute('aria-describedby', described);
  return Boolean(fault);
}

const judged = new WeakSet<EventTarget>();

function judgeAgain({ target }: Event) {
  if (target !== null && judged.has(target)) judge(target as Control);
}

/** Lists the fields above the form, with a link to each; the last summary of the page is for a field that is not empty. */
function summarise(form: HTMLFormElement, faulty: readonly Control[]) {
  const summaries = [...(words()?.querySelectorAll('[role=alert]') ?? [])];
  const found = faulty.some(isEmpty) ? summaries[faulty.length - 1] : faulty.length > 0 && summaries.at(-1);
  const summary = found ? (found.cloneNode(true) as HTMLElement) : undefined;
  for (const [index, link] of [...(summary?.querySelectorAll('a') ?? [])].entries()) {
    const control = faulty[index];
    link.hash = control?.id ?? '';
    link.textContent = control?.labels?.[0]?.textContent ?? '';
  }
  form.querySelector('[role=alert]')?.replaceChildren(...(summary?.childNodes ?? []));
}

/**
 * Names the faulty fields of the form and puts the focus into the first; a fault goes when its field is mended.
 *
 * @returns whether there is any
 */
export function showFaults(form: HTMLFormElement): boolean {
  const faulty = [...form.querySelectorAll<Control>('[aria-required=true]')].filter(judge);
  for (const control of faulty) judged.add(control);
  addEventListener('input', judgeAgain, true); // at the window, since startApp.ts lets no input further before hydration
  summarise(form, faulty);
  faulty[0]?.focus();
  return faulty.length > 0;
}
