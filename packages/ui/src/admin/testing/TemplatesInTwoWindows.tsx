import type { EmailTemplate } from '@fnc/domain';
import { useState } from 'react';
import { TemplateEditor } from '../TemplateEditor/TemplateEditor.tsx';
import type { TemplateEditorProps } from '../TemplateEditor/templateEditorProps.ts';

export interface TemplatesInTwoWindowsProps extends TemplateEditorProps {
  /** The templates after the other window's change. */
  theirs: readonly EmailTemplate[];
}

/** The templates, with a button that applies another window's change. */
export function TemplatesInTwoWindows({ theirs, ...props }: TemplatesInTwoWindowsProps) {
  const [templates, setTemplates] = useState<readonly EmailTemplate[] | null>(null);
  return (
    <>
      <button type="button" onClick={() => setTemplates(theirs)}>
        In het andere venster
      </button>
      <TemplateEditor {...props} state={templates === null ? props.state : { phase: 'ready', templates }} />
    </>
  );
}
