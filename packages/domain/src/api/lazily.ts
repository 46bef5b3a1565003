import { ApiError } from './apiError.ts';

type Asynchronous<Methods> = { [Name in keyof Methods]: (...given: never[]) => Promise<unknown> };

/**
 * Loads the code of the methods at the first call of any of them. When loading fails, the call rejects with an
 * `ApiError` (`cannot_connect`), and the next call tries again.
 */
export function lazily<Methods extends Asynchronous<Methods>>(load: () => Promise<Methods>): Methods {
  let coming: Promise<Methods> | null = null;
  function fetched(): Promise<Methods> {
    coming ??= load().catch((cause: unknown) => {
      coming = null;
      throw new ApiError({ code: 'cannot_connect', status: 0, message: 'cannot_connect' }, cause);
    });
    return coming;
  }
  return new Proxy({} as Methods, {
    get:
      (_nothing, name) =>
      async (...given: unknown[]): Promise<unknown> => {
        const methods = await fetched();
        const method: unknown = Reflect.get(methods, name);
        return Reflect.apply(method as () => unknown, methods, given);
      },
  });
}
