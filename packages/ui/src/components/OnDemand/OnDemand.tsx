import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../Toast/ToastProvider.tsx';

/** Code that few visits need: loaded once, on first use. */
interface Part<Module> {
  /** The loaded module; `null` until then. */
  now: () => Module | null;
  /** Rejects when it cannot be fetched; the next call tries again. */
  load: () => Promise<Module>;
}

export function createPart<Module>(fetchIt: () => Promise<Module>): Part<Module> {
  let there: Module | null = null;
  let coming: Promise<Module> | null = null;
  async function load() {
    try {
      there = await fetchIt();
      return there;
    } catch (error) {
      coming = null;
      throw error;
    }
  }
  return { now: () => there, load: () => (coming ??= load()) };
}

/** Props that the loaded part sets on its trigger: attributes, `on…` handlers, and a `ref`. */
export type GivenProps = Readonly<Record<string, unknown>>;

type Handler = (...given: readonly unknown[]) => unknown;
const isHandler = (value: unknown): value is Handler => typeof value === 'function';

/** Props for an element mounted elsewhere: handlers are looked up when called, so they are never stale. */
export function withLatestHandlers(latest: () => GivenProps): GivenProps {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(latest())) {
    if (name === 'ref' || value === undefined) continue;
    props[name] = isHandler(value)
      ? (...given: readonly unknown[]) => {
          const handler = latest()[name];
          return isHandler(handler) ? handler(...given) : undefined;
        }
      : value;
  }
  return props;
}

/** Whether an element looks and behaves the same with either set of props. */
export function areAlike(one: GivenProps, other: GivenProps): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.is(one[name], other[name]) || (isHandler(one[name]) && isHandler(other[name])))
  );
}

/** Merges handlers: both are called, `own` first. */
export function withBoth(own: GivenProps, added: GivenProps): GivenProps {
  const both: Record<string, unknown> = { ...added };
  for (const [name, first] of Object.entries(own)) {
    const second = added[name];
    if (!isHandler(first) || !isHandler(second)) continue;
    both[name] = (...given: readonly unknown[]) => {
      first(...given);
      return second(...given);
    };
  }
  return both;
}

/** Replaces the trigger inside the loaded part: `<Base.Trigger render={trigger} />`. */
export type TriggerRender = (props: object) => ReactElement;

interface OnDemandProps<Module> {
  /** A button. It stays the same element when the part has loaded, so that no focus or press is lost. */
  trigger: ReactElement;
  /** The kind of popup that it opens. */
  popup: 'menu' | 'dialog';
  part: Part<Module>;
  /** The owner has opened it: then it is loaded without a press. */
  wanted?: boolean | undefined;
  /** Renders the loaded part; its trigger passes its props to the button that is already mounted. */
  children: (module: Module, trigger: TriggerRender) => ReactNode;
}

interface HandOverProps {
  props: GivenProps;
  to: HTMLElement;
  take: (props: GivenProps) => void;
}

type Press = MouseEvent | 'ArrowDown' | 'ArrowUp';

/** Repeats a press by the same device: a list opened by keyboard highlights its first option, by pointer none. */
function repeat(press: Press, button: HTMLElement) {
  if (typeof press === 'string') {
    button.dispatchEvent(new window.KeyboardEvent('keydown', { key: press, bubbles: true }));
  } else {
    const { detail } = press;
    button.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  }
}

/** Renders nothing: passes the props of a trigger to the button that is already mounted. */
function HandOver({ props, to, take }: HandOverProps) {
  const ref = props['ref'] as Ref<HTMLElement> | undefined;
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return undefined;
    const detach = ref(to);
    return () => (typeof detach === 'function' ? detach() : void ref(null));
  }, [ref, to]);
  useLayoutEffect(() => take(props));
  return null;
}

/** Nothing was pressed, so nobody waits for what could not be fetched. */
const untold = () => undefined;

/**
 * A popup behind a button: the button renders at once, the popup's code is loaded on hover or focus, or on the first
 * press, which is repeated once the popup can open. A press that cannot be answered is told in a message.
 */
export function OnDemand<Module extends object>({ trigger, popup, part, wanted, children }: OnDemandProps<Module>) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [real, setReal] = useState<Module | null>(null);
  const [given, setGiven] = useState<GivenProps | null>(null);
  const { t } = useTranslation('errors');
  /** The press before the part was loaded. */
  const [missed, setMissed] = useState<Press | null>(null);
  const toast = useToast();
  const latest = useRef<GivenProps>({});
  const shown = useRef<GivenProps | null>(null);

  const load = useCallback(
    (onFailed: () => void) => void part.load().then((module) => setReal(() => module), onFailed),
    [part],
  );
  function wake(onFailed = untold) {
    const there = part.now();
    if (there === null) load(onFailed);
    else setReal(() => there);
  }
  const take = useCallback((props: GivenProps) => {
    latest.current = props;
    const next = withLatestHandlers(() => latest.current);
    if (shown.current !== null && areAlike(shown.current, next)) return;
    shown.current = next;
    setGiven(next);
  }, []);

  useEffect(() => {
    if (wanted === true) load(untold);
  }, [wanted, load]);
  const isReady = given !== null;
  useEffect(() => {
    if (isReady && button && missed) repeat(missed, button);
  }, [isReady, button, missed]);

  const keep = (press: Press) => {
    setMissed(press);
    if (missed !== null) return; // its code is on its way
    wake(() => {
      setMissed(null); // the next press tries again
      toast.show({ tone: 'danger', message: t('cannot_connect') });
    });
  };
  const waiting = {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: () => wake(),
    onFocus: () => wake(),
    onClick: ({ nativeEvent }: ReactMouseEvent) => keep(nativeEvent),
    onKeyDown(event: KeyboardEvent) {
      const { key } = event;
      if (popup !== 'menu' || (key !== 'ArrowDown' && key !== 'ArrowUp')) return;
      event.preventDefault(); // with the loaded menu the key does not scroll the page either
      keep(key);
    },
  };
  return (
    <>
      {cloneElement(trigger as ReactElement<GivenProps>, {
        ...withBoth(trigger.props as GivenProps, given ?? waiting),
        ref: setButton,
      })}
      {real !== null &&
        button &&
        children(real, (props) => <HandOver props={props as GivenProps} to={button} take={take} />)}
    </>
  );
}
