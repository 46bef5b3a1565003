import type { Typed } from '@fnc/ui/site';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useServices } from '../ServicesProvider.tsx';
import { typedIn } from './typedIn.ts';

/**
 * The plain form of a part is sent by the live one, which is fetched for it and takes its place. Where that cannot be
 * fetched the browser sends the plain one, and the server answers with a page; without a connection nothing is sent, the
 * page says so and everything stays.
 *
 * @param part the HTML that holds the plain form
 * @param livePart where the live form stands
 * @param sendNow the live form has come to send what was typed
 */
export function useSendLive<Part>(
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
    element.addEventListener('submit', sendLive);
    return () => element.removeEventListener('submit', sendLive);
  }, [part]);

  useEffect(() => {
    if (sendNow) livePart.current?.querySelector('form')?.requestSubmit();
  }, [sendNow, livePart]);
}
