import type { FormDraft, Typed } from '@fnc/ui/site';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useServices } from '../ServicesProvider.tsx';

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

/** Visible text fields. */
const kept = 'input:is([type="text"], [type="email"], [type="tel"]):not([name="honeypot"]), textarea';

const valueOf = ({ name, value }: HTMLInputElement): Typed => ({ [name]: value });

/**
 * Stores what is typed into a plain form. When it is sent, the live form is fetched, replaces it and sends it. If the
 * fetch fails, the browser sends the plain form, and the server answers with a page; without a connection nothing is
 * sent, the page says so and everything stays.
 *
 * @param draft stores what is typed into the plain form
 * @param part the HTML with the plain form
 * @param livePart the element for the live form
 * @param sendNow the live form must send what was typed
 */
export function useSendLive<Part>(
  draft: FormDraft,
  part: RefObject<HTMLElement | null>,
  livePart: RefObject<HTMLElement | null>,
  load: () => Promise<Part>,
  sendNow: boolean,
  goLive: (live: Part, typed: Typed) => void,
): void {
  const { isOffline, showNotice, showWaiting, reportError } = useServices();

  const send = useEffectEvent(async (element: HTMLElement, form: HTMLFormElement) => {
    showWaiting(true);
    try {
      goLive(await load(), typedIn(element));
    } catch (error) {
      reportError(error);
      if (isOffline()) showNotice('offline');
      else form.submit();
    } finally {
      showWaiting(false);
    }
  });

  useEffect(() => {
    const element = part.current;
    if (element === null) return undefined;
    const sendLive = (event: SubmitEvent) => {
      if (!(event.target instanceof HTMLFormElement)) return;
      event.preventDefault();
      void send(element, event.target);
    };
    const keep = ({ target }: Event) => {
      if (target instanceof HTMLElement && target.matches(kept)) draft.keep(valueOf(target as HTMLInputElement));
    };
    // Typed before the app loaded.
    for (const field of element.querySelectorAll<HTMLInputElement>(kept))
      if (field.value !== '') draft.keep(valueOf(field));
    element.addEventListener('input', keep);
    element.addEventListener('submit', sendLive);
    return () => {
      element.removeEventListener('input', keep);
      element.removeEventListener('submit', sendLive);
    };
  }, [part, draft]);

  useEffect(() => {
    if (sendNow) livePart.current?.querySelector('form')?.requestSubmit();
  }, [sendNow, livePart]);
}
