import type { EmailTemplate } from '@fnc/domain';
import { useState } from 'react';
import { TemplateEditor } from '../TemplateEditor/TemplateEditor.tsx';
import type { TemplateEditorProps } from '../TemplateEditor/templateEditorProps.ts';

export interface TemplatesInTwoWindowsProps extends TemplateEditorProps {
  /** As the other window leaves them. */
  theirs: readonly EmailTemplate[];
}

/** The templates with a button that does what another window would do. */
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
