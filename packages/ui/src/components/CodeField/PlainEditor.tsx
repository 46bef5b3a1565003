import { useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Plain } from './CodeField.styles.ts';
import type { CodeSurfaceProps } from './codeTypes.ts';

/** The same text in a native field: until the editor is there, and for good when it cannot be loaded. */
export function PlainEditor({ value, onChange, attributes, handle, keepCursor }: CodeSurfaceProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(
    handle,
    () => ({
      insert: (text) => {
        const area = field.current;
        if (area === null) return;
        area.focus();
        area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
        onChange(area.value);
      },
      focus: () => field.current?.focus(),
      select: ({ from, to }) => {
        field.current?.focus();
        field.current?.setSelectionRange(from, to);
      },
    }),
    [onChange],
  );
  const leave = useEffectEvent((area: HTMLTextAreaElement) => {
    if (document.activeElement === area) keepCursor({ from: area.selectionStart, to: area.selectionEnd });
  });
  useLayoutEffect(() => {
    const area = field.current;
    return () => {
      if (area !== null) leave(area);
    };
  }, []);
  return (
    <Plain
      {...attributes}
      ref={field}
      value={value}
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
