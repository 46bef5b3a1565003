import { useRef } from 'react';
import { newId } from './platform.ts';

/** What a form was first sent as. */
interface Sent<Form> {
  readonly id: string | undefined;
  readonly form: Form;
}

/**
 * Adds a record under an id made here, and keeps the id until there is an answer: sent again because its answer was
 * lost, the record is not added twice.
 *
 * @param key of the form; under another one another record is added
 * @returns `add` gets what was first sent under that id: what was typed since is a change
 */
export function useAddOnce<Form>(key: string) {
  const kept = useRef<(Sent<Form> & { readonly key: string }) | null>(null);
  return async <Done extends object>(form: Form, add: (first: Sent<Form>) => Promise<Done>): Promise<Done> => {
    if (kept.current?.key !== key) kept.current = { key, id: newId(), form };
    const done = await add(kept.current);
    if (!('problem' in done)) kept.current = null;
    return done;
  };
}
