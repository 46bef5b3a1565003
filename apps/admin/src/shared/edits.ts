import type { KeyValueStore } from '@fnc/domain';
import type { EditKeeper, UnsavedEdit } from '@fnc/ui/admin';
import type { AdminServices } from '../ports.ts';
import { useAdmin } from './AdminContext.ts';
import { editsKey, keep } from './keep.ts';

interface Kept {
  /** Who typed it: nobody else who signs in later in this tab reads it. */
  readonly user: string;
  /** By the name of the form. */
  readonly edits: Readonly<Record<string, UnsavedEdit<object, unknown>>>;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'user' in value && 'edits' in value && typeof value.edits === 'object';

const hasFieldsOf = (like: object, values: unknown): boolean =>
  typeof values === 'object' &&
  values !== null &&
  Object.entries(like).every(([field, value]) => typeof Reflect.get(values, field) === typeof value);

/**
 * The unsaved input of the forms in a tab, by name of the form.
 *
 * @param store lasts as long as the tab
 */
export function createEdits(store: KeyValueStore, user: () => string) {
  function all(): Kept['edits'] {
    try {
      const kept: unknown = JSON.parse(store.getItem(editsKey) ?? 'null');
      return isKept(kept) && kept.user === user() ? kept.edits : {};
    } catch {
      return {};
    }
  }
  function put(edits: Kept['edits']) {
    if (Object.keys(edits).length === 0) store.removeItem(editsKey);
    else keep(store, editsKey, JSON.stringify({ user: user(), edits }));
  }
  /** @param which the names that begin with it */
  function forgetAll(which: string) {
    const edits = Object.entries(all());
    const others = edits.filter(([name]) => !name.startsWith(which));
    if (others.length < edits.length) put(Object.fromEntries(others));
  }
  return {
    forgetAll,
    of: <Values extends object, From = Values>(name: string): EditKeeper<Values, From> => ({
      read(like) {
        const edit = all()[name];
        return edit !== undefined && hasFieldsOf(like, edit.typed) ? (edit as UnsavedEdit<Values, From>) : null;
      },
      keep: (edit) => put({ ...all(), [name]: edit }),
      forget() {
        const { [name]: gone, ...others } = all();
        if (gone !== undefined) put(others);
      },
    }),
  };
}

function makeEdits({ browser, copyKeeping }: AdminServices) {
  const edits = createEdits(browser.tab, () => copyKeeping.user()?.username ?? '');
  // The desk removes them at sign-out, also when no form was opened since the page was loaded.
  return [edits, { forget: () => undefined }] as const;
}

/** The keepers of unsaved input, by the name of the form. */
export const useEdits = () => useAdmin().keep(makeEdits);
