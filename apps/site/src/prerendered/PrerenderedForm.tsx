import type { Typed } from '@fnc/ui/site';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useServices } from '../ServicesProvider.tsx';
import { AdoptedHtml } from './AdoptedHtml.tsx';
import { typedIn } from './typedIn.ts';
import { useAdopted } from './useAdopted.ts';

export interface LiveFormProps {
  /** What the visitor had typed before the form came alive. */
  typed?: Typed;
}

export interface PrerenderedFormProps {
  /** Fetches the live form with its words. */
  load: () => Promise<ComponentType<LiveFormProps>>;
  /** The same form where its HTML did not come with the page. */
  children: () => ReactNode;
}

interface Live extends LiveFormProps {
  Form: ComponentType<LiveFormProps>;
  /** The visitor has sent the plain form. */
  send: boolean;
}

/**
 * A form that is plain HTML until the visitor comes near it, and can be sent as such. Then the live one takes its place
 * with what was typed; never while the focus is in it.
 */
export function PrerenderedForm({ load, children }: PrerenderedFormProps) {
  const { whenNear, whenLeft, reportError } = useServices();
  const adopted = useAdopted();
  const part = useRef<HTMLDivElement>(null);
  const livePart = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<Live | null>(null);

  useEffect(() => {
    const element = part.current;
    if (element === null) return undefined;
    const stops: (() => void)[] = [];
    const takeOver = async () => {
      const Form = await load();
      stops.push(whenLeft(element, () => setLive({ Form, typed: typedIn(element), send: false })));
    };
    const send = async (form: HTMLFormElement) => {
      try {
        const Form = await load();
        setLive({ Form, typed: typedIn(element), send: true });
      } catch (error) {
        reportError(error);
        form.submit(); // the server answers it with a page
      }
    };
    const sendLive = (event: SubmitEvent) => {
      event.preventDefault();
      if (event.target !== null) void send(event.target as HTMLFormElement);
    };
    element.addEventListener('submit', sendLive);
    stops.push(() => element.removeEventListener('submit', sendLive));
    // When it cannot be fetched, the plain form is still there, and works.
    stops.push(whenNear(element, () => void takeOver().catch(reportError)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [load, whenNear, whenLeft, reportError]);

  // Sent before the live form was there: it sends what was typed.
  useEffect(() => {
    if (live?.send === true) livePart.current?.querySelector('form')?.requestSubmit();
  }, [live]);

  if (live === null && adopted) return <AdoptedHtml ref={part} />;
  const { Form, typed } = live ?? {};
  return <div ref={livePart}>{Form === undefined ? children() : <Form {...(typed ? { typed } : {})} />}</div>;
}
