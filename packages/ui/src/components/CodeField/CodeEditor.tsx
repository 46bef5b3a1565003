import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { CodeSurfaceProps } from './codeTypes.ts';
import { type CodeEditorView, createEditor } from './createEditor.ts';

/** The editor as a controlled part. Heavy: reached only through `CodeField`, which loads it when it is shown. */
export function CodeEditor(props: CodeSurfaceProps) {
  const { value, language, problems, marks, attributes, handle } = props;
  const holder = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<CodeEditorView>();
  const changed = useEffectEvent((next: string) => props.onChange(next));
  // At once, and not with the next render: nobody meets an editor without its name or its text.
  const begin = useEffectEvent((created: CodeEditorView) => {
    created.setAttributes(attributes);
    created.setText({ value, marks, problems });
    const cursor = props.takeCursor();
    if (cursor !== undefined) created.select(cursor);
  });
  useEffect(() => {
    if (holder.current === null) return undefined;
    const created = createEditor(holder.current, (next) => changed(next));
    begin(created);
    setEditor(created);
    return () => created.destroy();
  }, []);
  useEffect(() => editor?.setLanguage(language), [editor, language]);
  useEffect(() => editor?.setAttributes(attributes), [editor, attributes]);
  useEffect(() => editor?.setText({ value, marks, problems }), [editor, value, marks, problems]);
  useImperativeHandle(
    handle,
    () => ({
      insert: (text) => editor?.insert(text),
      focus: () => editor?.focus(),
      select: (span) => editor?.select(span),
    }),
    [editor],
  );
  return <div ref={holder} />;
}
