import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../components/Toast/ToastProvider.tsx';

/** Input of a form that is not saved, and what was stored when it began. */
export interface UnsavedEdit<Values, From = Values> {
  readonly typed: Values;
  readonly from: From;
}

/** Keeps the unsaved input of one form in this tab, so that a reload or a crash does not lose it. */
export interface EditKeeper<Values, From = Values> {
  /** @param like values of the form; input with other fields is from another version of the console, and is not read */
  read: (like: Values) => UnsavedEdit<Values, From> | null;
  keep: (edit: UnsavedEdit<Values, From>) => void;
  /** The app also calls it when the advisor leaves without saving. */
  forget: () => void;
}

/**
 * Keeps what is typed until it is saved.
 *
 * @param undo shows what is stored; set when the form began with input from before a reload, which a message then says
 */
export function useUnsavedEdit<Values, From>(
  keeper: EditKeeper<Values, From> | undefined,
  edit: UnsavedEdit<Values, From>,
  dirty: boolean,
  undo: (() => void) | null,
): void {
  const { t } = useTranslation('common');
  const toast = useToast();
  const begin = useEffectEvent(() => undo && toast.show({ message: t('leave.restored'), undo }));
  useEffect(() => void begin(), []);
  const put = useEffectEvent((text: string) => (text === '' ? keeper?.forget() : keeper?.keep(edit)));
  // Not at every render: what the advisor left without saving is not kept again while the page goes.
  const text = dirty ? JSON.stringify(edit) : '';
  useEffect(() => put(text), [text]);
}
