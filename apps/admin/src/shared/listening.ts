import type { Problem } from '@fnc/ui/admin';
import { isSignedOut, problemOf } from './problemOf.ts';

/** Hears of what was refused: the token is no longer good, or the password must be changed first. */
export const hearRefused =
  (tell: (problem: Problem) => void) =>
  (error: unknown): void => {
    const problem = problemOf(error);
    if (isSignedOut(problem) || problem.code === 'password_change_required') tell(problem);
  };

/** The same methods, with someone who hears of everything they reject with. */
export function listening<Methods extends object>(methods: Methods, hear: (error: unknown) => void): Methods {
  return new Proxy(methods, {
    get(target, name, receiver): unknown {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== 'function') return method;
      return async (...given: unknown[]): Promise<unknown> => {
        try {
          return await (Reflect.apply(method, target, given) as Promise<unknown>);
        } catch (error) {
          hear(error);
          throw error;
        }
      };
    },
  });
}
