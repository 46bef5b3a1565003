import type { ReportText } from '@fnc/domain';
import { type FormEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CodeField } from '../../components/CodeField/CodeField.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Markdown } from '../../components/Markdown/Markdown.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { UnsavedChangesDialog } from '../../forms/UnsavedChangesDialog.tsx';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { useUnsavedEdit } from '../../forms/useUnsavedEdit.ts';
import { differs } from '../EditedElsewhere/editedField.ts';
import { EditedElsewhere } from '../EditedElsewhere/EditedElsewhere.tsx';
import { type Problem, problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { followStored, isSameText, openText, resolveText } from './editedText.ts';
import { Halves, PreviewFrame, TitleField } from './ReportView.styles.ts';
import type { ReportViewProps } from './reportViewProps.ts';
import { headingLevelFor } from './sections.ts';

export interface ReportEditorProps extends Pick<ReportViewProps, 'onSave' | 'onDirty' | 'unsaved'> {
  name: string;
  content: string;
  /** Called after saving or cancelling. */
  onClose: (outcome: 'saved' | 'cancelled') => void;
}

/** Title and text of a report, with a preview beside them. Loaded when editing starts. */
export function ReportEditor({ name, content, onSave, onDirty, unsaved, onClose }: ReportEditorProps) {
  const { t } = useAdminWords();
  const previewId = useId();
  const title = useRef<HTMLInputElement>(null);
  const choices = useRef<HTMLButtonElement>(null);
  const [restored] = useState(() => unsaved?.read({ name, content }) ?? null);
  const [edited, setEdited] = useState(() =>
    restored === null
      ? openText({ name, content })
      : followStored({ typed: restored.typed, before: restored.from, theirs: null }, { name, content }),
  );
  const [seen, setSeen] = useState({ name, content });
  const [faulty, setFaulty] = useState(false);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { typed, before, theirs } = edited;
  const type = (change: Partial<ReportText>) => setEdited((now) => ({ ...now, typed: { ...now.typed, ...change } }));
  const shown = useDeferredValue(typed.content); // typing takes priority over the preview
  const dirty = !isSameText(typed, before);
  const guard = useLeaveGuard(dirty, onDirty);
  const undo = () => setEdited(openText({ name, content }));
  useUnsavedEdit(unsaved, { typed, from: before }, dirty, restored && undo);

  if (seen.name !== name || seen.content !== content) {
    setSeen({ name, content });
    setEdited(followStored(edited, { name, content }));
  }

  useEffect(() => {
    title.current?.focus();
  }, []);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    const nameless = typed.name.trim() === '';
    setFaulty(nameless);
    setProblem(null);
    if (nameless) {
      title.current?.focus();
      return;
    }
    if (theirs !== null) {
      choices.current?.focus();
      return;
    }
    setSaving(true);
    const found = await onSave({ ...typed, name: typed.name.trim() }, before);
    setSaving(false);
    if (found !== null) {
      if ('theirs' in found) setEdited((now) => followStored(now, found.theirs));
      else setProblem(found);
      return;
    }
    unsaved?.forget();
    onDirty?.(false);
    onClose('saved');
  }

  return (
    <Stack as="form" gap={5} above={5} noValidate onSubmit={(event) => void save(event)}>
      {theirs !== null && (
        <EditedElsewhere
          title={t('reports.view.conflict')}
          ref={choices}
          fields={[
            { name: 'name', label: t('reports.view.title'), mine: typed.name.trim(), theirs: theirs.name.trim() },
            { name: 'content', label: t('reports.view.text'), mine: typed.content, theirs: theirs.content },
          ].filter(differs)}
          onKeep={(keep) => {
            setEdited(resolveText(edited, keep));
            title.current?.focus();
          }}
        />
      )}
      <TitleField>
        <TextField
          ref={title}
          label={t('reports.view.title')}
          value={typed.name}
          error={faulty ? t('reports.view.titleRequired') : undefined}
          onChange={(event) => {
            setFaulty(false);
            type({ name: event.target.value });
          }}
        />
      </TitleField>
      <Halves>
        <CodeField
          label={t('reports.view.text')}
          hint={t('reports.view.textHint')}
          language="markdown"
          rows={24}
          value={typed.content}
          onChange={(text) => type({ content: text })}
        />
        <div>
          <Heading level={2} size="label" below={1.5} id={previewId}>
            {t('reports.view.preview')}
          </Heading>
          <PreviewFrame tabIndex={0} role="region" aria-labelledby={previewId}>
            <Markdown text={shown} headingLevel={headingLevelFor(shown, 3)} empty={t('reports.view.emptyText')} />
          </PreviewFrame>
        </div>
      </Halves>
      {problem !== null && (
        <Alert tone="danger" live title={t('errors:report_save_failed', { message: problemText(t, problem) })} />
      )}
      <Row>
        <Button type="submit" variant="primary" busyLabel={saving ? t('common:busy.saving') : undefined}>
          {t('common:action.save')}
        </Button>
        <Button
          onClick={() =>
            guard.ask(() => {
              unsaved?.forget();
              onDirty?.(false);
              onClose('cancelled');
            })
          }
        >
          {t('common:action.cancel')}
        </Button>
      </Row>
      <UnsavedChangesDialog {...guard.dialog} />
    </Stack>
  );
}
