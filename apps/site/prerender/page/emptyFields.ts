// Names at once, before the app runs, the required fields that a sent form left empty. Their words are in the page, in a
// `<template>` (packages/ui, EmptyContactFaults). The live form that takes its place judges all fields.

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

/** Puts the fault below the field, or takes it away. @returns whether it is there */
function judge(control: Control): boolean {
  const id = faultId(control);
  document.getElementById(id)?.remove();
  const fault = control.value.trim() === '' ? words()?.querySelector(`[data-field="${control.name}"] > *`) : undefined;
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

/** Lists the fields above the form, with a link to each. */
function summarise(form: HTMLFormElement, empty: readonly Control[]) {
  const summary = words()?.querySelectorAll('[role=alert]')[empty.length - 1]?.cloneNode(true) as
    HTMLElement | undefined;
  for (const [index, link] of [...(summary?.querySelectorAll('a') ?? [])].entries()) {
    const control = empty[index];
    link.hash = control?.id ?? '';
    link.textContent = control?.labels?.[0]?.textContent ?? '';
  }
  form.querySelector('[role=alert]')?.replaceChildren(...(summary?.childNodes ?? []));
}

/**
 * Names the empty fields of the form and puts the focus into the first; a fault goes when its field is filled in.
 *
 * @returns whether there is any
 */
export function showEmptyFields(form: HTMLFormElement): boolean {
  const empty = [...form.querySelectorAll<Control>('[aria-required=true]')].filter(judge);
  for (const control of empty) judged.add(control);
  addEventListener('input', judgeAgain, true); // at the window, since startApp.ts lets no input further before hydration
  summarise(form, empty);
  empty[0]?.focus();
  return empty.length > 0;
}
