import type { Typed } from '@fnc/ui/site';
import { startTransition, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useServices } from '../ServicesProvider.tsx';
import { PrerenderedHtml, useIsPrerendered } from './Prerendered.tsx';
import { typedIn, useSendLive } from './useSendLive.ts';

export interface LiveFormProps {
  /** What the visitor typed before hydration. */
  typed?: Typed;
}

export interface PrerenderedFormProps {
  /** Fetches the live form and its words. */
  load: () => Promise<ComponentType<LiveFormProps>>;
  /** The same form when its HTML is not in the page. */
  children: () => ReactNode;
}

interface Live extends LiveFormProps {
  Form: ComponentType<LiveFormProps>;
  /** The visitor sent the plain form. */
  send: boolean;
}

/**
 * A form that is plain HTML until the visitor comes near it, and can be sent as such. Its code is fetched earlier, when
 * the browser is idle. Then the live form replaces it and keeps what was typed; never while it has the focus.
 */
export function PrerenderedForm({ load, children }: PrerenderedFormProps) {
  const { drafts, isPrerendering, whenNear, whenLeft, whenIdle, reportError } = useServices();
  const isPrerendered = useIsPrerendered();
  const part = useRef<HTMLDivElement>(null);
  const livePart = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<Live | null>(null);
  // In slices, as below.
  useSendLive(drafts.contact, part, livePart, load, live?.send === true, (Form, typed) =>
    startTransition(() => setLive({ Form, typed, send: true })),
  );

  useEffect(() => {
    const element = part.current;
    if (element === null) return undefined;
    const leaving = new AbortController();
    const stops: (() => void)[] = [() => leaving.abort()];
    /** Whether the live form is being rendered, in slices, so that a press meanwhile is answered. */
    let rendering = false;
    const takeOver = async () => {
      const Form = await load();
      const render = () => {
        rendering = true;
        // Unless it was sent meanwhile: then the live form is there.
        startTransition(() => setLive((now) => now ?? { Form, typed: typedIn(element), send: false }));
      };
      // Entered meanwhile: the live form waits, or it would take the focus and the words away.
      const wait = () => {
        if (!rendering) return;
        rendering = false;
        setLive(null);
        stops.push(whenLeft(element, render));
      };
      element.addEventListener('focusin', wait, { signal: leaving.signal });
      stops.push(whenLeft(element, render));
    };
    whenIdle(() => {
      load().catch(() => undefined); // a failure matters when the form is needed
    });
    // When the fetch fails, the plain form stays and works.
    stops.push(whenNear(element, () => void takeOver().catch(reportError)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [load, whenNear, whenLeft, whenIdle, reportError]);

  if (live === null && isPrerendered) return <PrerenderedHtml ref={part} data-prerendered="" />;
  const { Form, typed } = live ?? {};
  return (
    <div ref={livePart} data-prerendered={isPrerendering ? '' : undefined}>
      {Form === undefined ? <Suspense>{children()}</Suspense> : <Form {...(typed ? { typed } : {})} />}
    </div>
  );
}
