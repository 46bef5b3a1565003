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
