import { type FormEvent, type Ref, type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { passRef } from './passRef.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The length of a control's text, also after its form fills or resets it. */
export function useTextLength<Control extends TextControl>(ref: Ref<Control> | undefined) {
  const node = useRef<Control>(null);
  const [length, setLength] = useState(0);
  const count = () => setLength(node.current?.value.length ?? 0);
  useLayoutEffect(count); // a reset changes the control's value without an event, but always with a render
  const attach: RefCallback<Control> = useCallback(
    (control) => {
      node.current = control;
      return passRef(ref, control);
    },
    [ref],
  );
  return { length, ref: attach, onInput: (_event: FormEvent<Control>) => count() };
}
