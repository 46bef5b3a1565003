import { fail, ok, type Result } from '@fnc/domain';
import type { SendFailure } from '../forms/sendFailure.ts';

/** A server's possible answers to a form, for stories. */
export const accepts =
  <T>(value: T) =>
  async (): Promise<Result<T, SendFailure>> =>
    ok(value);

export const refuses = (failure: SendFailure) => async (): Promise<Result<never, SendFailure>> => fail(failure);

/** Never answers: the form stays busy. */
export const thinks = () => new Promise<never>(() => undefined);

/** The API client's result when the server cannot be reached. */
export const unreachable: SendFailure = { issues: [] };
