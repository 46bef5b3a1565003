import {
  createPath,
  NavigationType,
  type To,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { createNavigation, type Guard, type Way } from './navigation.ts';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Listener = Parameters<BrowserHistory['listen']>[0];

const textOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/** As in a browser: a step through the history is taken first and reported afterwards. */
function fakeHistory(first: string) {
  const entries = [first];
  let at = 0;
  let action = NavigationType.Pop;
  let tell: Listener | null = null;
  const steps: (() => void)[] = [];
  const location = () => ({
    pathname: entries[at] ?? '',
    search: '',
    hash: '',
    state: null,
    key: String(at),
  });
  const told = (delta: number) => tell?.({ action, location: location(), delta });
  const history: Pick<BrowserHistory, 'action' | 'location' | 'listen' | 'push' | 'replace' | 'go'> = {
    get action() {
      return action;
    },
    get location() {
      return location();
    },
    listen(listener) {
      tell = listener;
      return () => undefined;
    },
    push(to) {
      at += 1;
      entries.splice(at, entries.length, textOf(to));
      action = NavigationType.Push;
      told(1);
    },
    replace(to) {
      entries[at] = textOf(to);
      action = NavigationType.Replace;
      told(0);
    },
    go(delta) {
      steps.push(() => {
        at += delta;
        action = NavigationType.Pop;
        told(delta);
      });
    },
  };
  const settle = () => {
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) step();
  };
  return { history: history as BrowserHistory, shown: () => entries[at], settle };
}

function setUp(holds: (way: Way) => boolean = () => false) {
  const { history, shown, settle } = fakeHistory('/leads');
  const navigation = createNavigation(history);
  const held: (() => void)[] = [];
  const guard: Guard = { holds: vi.fn<Guard['holds']>(holds), onHeld: (go) => held.push(go) };
  const dismiss = navigation.guard(guard);
  const at = () => navigation.get().location.pathname;
  return { navigation, shown, settle, held, guard, dismiss, at };
}

test('every step is told, with the place that was left', () => {
  const { navigation, settle, at } = setUp();
  const left: string[] = [];
  const stop = navigation.subscribe(({ location }) => left.push(`${location.pathname} for ${at()}`));
  navigation.push('/clients');
  navigation.replace('/questions');
  navigation.go(-1);
  settle();
  stop();
  navigation.push('/clients');
  expect(left).toEqual(['/leads for /clients', '/clients for /questions', '/questions for /leads']);
});

describe('a guard', () => {
  test.each(['push', 'replace'] as const)('holds a %s, and lets it pass once it may go', (step) => {
    const { navigation, shown, held, guard, at } = setUp(() => true);
    navigation[step]('/clients?status=active');
    expect(guard.holds).toHaveBeenCalledWith({ from: '/leads', to: '/clients' });
    expect([at(), shown()]).toEqual(['/leads', '/leads']);
    held[0]?.();
    expect(shown()).toBe('/clients?status=active');
    navigation.push('/questions');
    expect(held).toHaveLength(2);
  });

  test('holds what ends the page, and lets it happen once it may', () => {
    const { navigation, shown, held, guard } = setUp(() => true);
    const signOut = vi.fn<() => void>(() => navigation.replace('/login'));
    navigation.end(signOut);
    expect(guard.holds).toHaveBeenCalledWith({ from: '/leads', to: '' });
    expect(signOut).not.toHaveBeenCalled();
    held[0]?.();
    expect([signOut.mock.calls.length, shown(), held.length]).toEqual([1, '/login', 1]);
  });

  test('takes a step back through the history again, and lets it pass once it may go', () => {
    let strict = false;
    const { navigation, shown, settle, held, at } = setUp(() => strict);
    navigation.push('/clients');
    strict = true;
    navigation.go(-1);
    settle();
    expect([at(), shown(), held.length]).toEqual(['/clients', '/clients', 1]);
    held[0]?.();
    settle();
    expect([at(), shown(), held.length]).toEqual(['/leads', '/leads', 1]);
  });

  test('may let it go while it is still being taken back', () => {
    let strict = false;
    const { navigation, shown, settle, dismiss, at } = setUp();
    dismiss();
    navigation.guard({ holds: () => strict, onHeld: (go) => go() });
    navigation.push('/clients');
    strict = true;
    navigation.go(-1);
    settle();
    expect([at(), shown()]).toEqual(['/leads', '/leads']);
  });

  test('that is gone holds nothing', () => {
    const { navigation, dismiss, at, held } = setUp(() => true);
    dismiss();
    navigation.push('/clients');
    expect([at(), held.length]).toEqual(['/clients', 0]);
  });
});
