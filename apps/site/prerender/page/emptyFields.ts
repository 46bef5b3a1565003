// Shows at once, before the app runs, which required fields of a sent form are empty. The form's HTML holds the words, hidden.
// The live form judges all fields as soon as it is there; it shows the same in the same places.

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isEmpty = ({ value }: Control) => value.trim() === '';

/** @returns whether the error is shown */
function mark(control: Control): boolean {
  const fault = document.getElementById(`${control.id}-error`);
  if (fault === null) return false;
  const isFaulty = isEmpty(control);
  fault.hidden = !isFaulty;
  if (isFaulty) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
  const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== fault.id);
  control.setAttribute('aria-describedby', [...others, ...(isFaulty ? [fault.id] : [])].join(' ').trim());
  return isFaulty;
}

function summarise(box: HTMLElement, faulty: readonly Control[]) {
  const ids = new Set(faulty.map(({ id }) => `#${id}`));
  for (const line of box.querySelectorAll<HTMLElement>('[data-count]'))
    line.hidden = line.dataset['count'] !== String(faulty.length);
  for (const link of box.querySelectorAll<HTMLAnchorElement>('li > a'))
    if (link.parentElement !== null) link.parentElement.hidden = !ids.has(link.hash);
  box.hidden = faulty.length === 0;
}

/** Marks the empty required fields and puts the focus into the first. */
export function showEmptyFields(form: HTMLFormElement): void {
  const faulty = [...form.querySelectorAll<Control>('[aria-required=true]')].filter(mark);
  const box = form.querySelector<HTMLElement>('[data-if-empty]');
  if (box !== null) summarise(box, faulty);
  faulty[0]?.focus();
}
