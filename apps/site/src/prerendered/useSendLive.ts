import type { FormDraft, Typed } from '@fnc/ui/site';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useServices } from '../ServicesProvider.tsx';
import { typedIn } from './typedIn.ts';

/** Fields of text that a visitor sees. */
const kept = 'input:is([type="text"], [type="email"], [type="tel"]):not([name="honeypot"]), textarea';

const valueOf = ({ name, value }: HTMLInputElement): Typed => ({ [name]: value });

/**
 * Keeps what is typed into the plain form of a part, which the live one sends: it is fetched for that and takes its place.
 * Where it cannot be fetched the browser sends the plain one, and the server answers with a page; without a connection
 * nothing is sent, the page says so and everything stays.
 *
 * @param draft keeps what is typed into the plain form
 * @param part the HTML that holds the plain form
 * @param livePart where the live form stands
 * @param sendNow the live form has come to send what was typed
 */
export function useSendLive<Part>(
  draft: FormDraft,
  part: RefObject<HTMLElement | null>,
  livePart: RefObject<HTMLElement | null>,
  load: () => Promise<Part>,
  sendNow: boolean,
  goLive: (live: Part, typed: Typed) => void,
): void {
  const { isOffline, showNotice, reportError } = useServices();

  const send = useEffectEvent(async (element: HTMLElement, form: HTMLFormElement) => {
    try {
      goLive(await load(), typedIn(element));
    } catch (error) {
      reportError(error);
      if (isOffline()) showNotice('offline');
      else form.submit();
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
    // What was typed before the app came.
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
