import { fail, type Result } from '@fnc/domain';
import type { SendFailure } from '@fnc/ui/site';
import { useServices } from '../ServicesProvider.tsx';
import type { Visit } from '../visit/visit.ts';

/** Sends a form. Always resolves: an unexpected error is reported, and the form says that it failed. */
export function useSending() {
  const { visit, reportError } = useServices();
  return async <T>(send: (visit: Visit) => Promise<Result<T, SendFailure>>): Promise<Result<T, SendFailure>> => {
    try {
      return await send(await visit());
    } catch (error) {
      reportError(error);
      return fail({ issues: [] });
    }
  };
}
