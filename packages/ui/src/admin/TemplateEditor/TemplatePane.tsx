import {
  type EmailTemplate,
  type ErrorCode,
  type Language,
  languages,
  parsePlaceholders,
  type TemplateForm,
} from '@fnc/domain';
import { ArrowLeft, CircleCheck, Copy, Info, Save, Send, Trash2 } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { SkeletonLines } from '../../components/Skeleton/SkeletonLines.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { UnsavedChangesDialog } from '../../forms/UnsavedChangesDialog.tsx';
import { disputedContent } from '../campaigns/disputedContent.ts';
import { LazyMailContent, LazyMailPreview } from '../campaigns/heavyMailParts.tsx';
import { SubjectField } from '../campaigns/SubjectField.tsx';
import { type EditedField, fieldsOf } from '../EditedElsewhere/editedField.ts';
import { EditedElsewhere } from '../EditedElsewhere/EditedElsewhere.tsx';
import { problemText } from '../words/problem.ts';
import { languageName } from '../words/languageName.ts';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import { FieldSum, NameRow, PaneActions, PaneState, Unsaved } from './TemplateEditor.styles.ts';
import type { TemplateEditorProps } from './templateEditorProps.ts';
import { type TemplateField, useTemplateDraft } from './useTemplateDraft.ts';

/** The categories offered; a template may have another one, which is shown as stored. */
const templateCategories = ['welcome', 'followUp', 'client', 'newsletter'] as const;
type TemplateCategory = (typeof templateCategories)[number];

export const isOffered = (category: string): category is TemplateCategory =>
  (templateCategories as readonly string[]).includes(category);

interface TemplateFieldsProps {
  /** Prefix of the ids of the fields. */
  formId: string;
  edited: ReturnType<typeof useTemplateDraft>;
  onSubmit: () => void;
}

/** Name, category, language, subject and content; below them an explanation of the fields. */
function TemplateFields({ formId, edited, onSubmit }: TemplateFieldsProps) {
  const { t, language } = useAdminWords();
  const { draft, change, fault, problem } = edited;
  const error = (field: 'name' | 'subject' | 'content') => {
    const code = fault(field);
    return code === undefined ? undefined : t(`errors:${code as ErrorCode}`);
  };
  const fields = [draft.subject, draft.content].flatMap((text) => parsePlaceholders(text));
  const known = new Set(fields.flatMap(({ known: filled, name }) => (filled ? name : [])));
  const bare = new Set(fields.flatMap(({ known: filled, fallback, raw }) => (filled && fallback === null ? raw : [])));
  const offered = templateCategories.map((value) => ({ value, label: t(`templates.categories.${value}`) }));
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {problem !== null && (
        <Alert tone="danger" live>
          {t('errors:template_save_failed', { message: problemText(t, problem) })}
        </Alert>
      )}
      <NameRow>
        <TextField
          id={`${formId}-name`}
          label={t('templates.name')}
          value={draft.name}
          autoComplete="off"
          error={error('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <SelectField
          label={t('templates.category')}
          placeholder={null}
          value={draft.category}
          options={isOffered(draft.category) ? offered : [...offered, { value: draft.category, label: draft.category }]}
          onChange={(event) => change({ category: event.target.value })}
        />
        <SelectField
          label={t('templates.language')}
          placeholder={null}
          value={draft.language}
          options={languages.map((value) => ({ value, label: languageName(value, language) }))}
          onChange={(event) => change({ language: languages.find((one) => one === event.target.value) ?? 'nl' })}
        />
      </NameRow>
      <SubjectField
        id={`${formId}-subject`}
        subject={draft.subject}
        error={error('subject')}
        onChange={(subject) => change({ subject })}
      />
      <div>
        <Suspense fallback={<SkeletonLines lines={10} />}>
          <LazyMailContent
            id={`${formId}-content`}
            value={draft.content}
            rows={14}
            error={error('content')}
            onChange={(content) => change({ content })}
          />
        </Suspense>
        <FieldSum>
          <li data-tone="ok">
            <Icon of={CircleCheck} />
            {t('templates.known', { count: known.size })}
          </li>
          {bare.size > 0 && (
            <li>
              <Icon of={Info} />
              {t('templates.bare', { fields: [...bare].join(', ') })}
            </li>
          )}
        </FieldSum>
      </div>
    </Stack>
  );
}

export interface TemplatePaneProps extends Pick<
  TemplateEditorProps,
  | 'newCampaignHref'
  | 'changesHref'
  | 'listHref'
  | 'from'
  | 'leads'
  | 'onAdd'
  | 'onSave'
  | 'onDirty'
  | 'onShow'
  | 'leaving'
  | 'unsaved'
> {
  /** `null`: a new template. */
  template: EmailTemplate | null;
  /** Another window deleted it while it was edited here. */
  gone: boolean;
  /** Copying or deleting it is under way. */
  busy: boolean;
  narrow: boolean;
  onDuplicate: (template: EmailTemplate) => void;
  onDelete: (template: EmailTemplate) => void;
}

/** Both values of each field, as text. */
function shownFields(
  t: AdminT,
  language: Language,
  mine: TemplateForm,
  theirs: TemplateForm,
): readonly EditedField<TemplateField>[] {
  const both = fieldsOf(mine, theirs);
  return [
    both('name', t('templates.name'), ({ name }) => name),
    both('category', t('templates.category'), ({ category }) =>
      isOffered(category) ? t(`templates.categories.${category}`) : category,
    ),
    both('language', t('templates.language'), (form) => languageName(form.language, language)),
    both('subject', t('campaigns.subject'), ({ subject }) => subject),
    disputedContent(t('campaigns.content'), mine.content, theirs.content),
  ];
}

/** One template: its fields, the preview beside them, and its actions. */
export function TemplatePane(props: TemplatePaneProps) {
  const { template, gone, busy, narrow, leads, from, newCampaignHref, listHref, onDuplicate, onDelete, leaving } =
    props;
  const { t, language } = useAdminWords();
  const formId = useId();
  const [shownAs, setShownAs] = useState<string | null>(null);
  const edited = useTemplateDraft({ template, gone }, language, props);
  const { draft, dirty, saving, guard, keep, theirs } = edited;

  async function save() {
    if (saving) return;
    const wrong = await edited.save();
    if (wrong !== null) document.querySelector<HTMLElement>(`#${CSS.escape(`${formId}-${wrong}`)}`)?.focus();
  }

  return (
    <>
      <PaneActions>
        {narrow && (
          <ButtonLink variant="quiet" icon={ArrowLeft} href={listHref}>
            {t('templates.title')}
          </ButtonLink>
        )}
        <Unsaved role="status">{dirty && t('templates.unsaved')}</Unsaved>
        {template !== null && !gone && (
          <>
            <IconButton
              icon={Copy}
              label={t('campaigns.list.duplicateOf', { name: template.name })}
              aria-disabled={busy || undefined}
              aria-busy={busy || undefined}
              onClick={() => guard.ask(() => onDuplicate(template))}
            />
            <IconButton
              icon={Trash2}
              variant="danger"
              label={t('campaigns.list.deleteOf', { name: template.name })}
              onClick={() => onDelete(template)}
            />
            <ButtonLink icon={Send} href={newCampaignHref(template.id)}>
              {t('templates.use')}
            </ButtonLink>
          </>
        )}
        <Button
          variant="primary"
          icon={Save}
          busyLabel={saving ? t('common:busy.saving') : undefined}
          aria-disabled={keep !== null || undefined}
          onClick={() => void save()}
        >
          {t('templates.save')}
        </Button>
      </PaneActions>
      <PaneState>
        <div>
          <Stack gap={0} below={4}>
            {keep !== null && (
              <EditedElsewhere
                title={t('templates.conflict')}
                fields={
                  theirs === null
                    ? undefined
                    : shownFields(t, language, draft, theirs).filter(({ name }) => edited.isDisputed(name))
                }
                onKeep={keep}
              />
            )}
            {gone && (
              <Alert tone="warning" live>
                {t('templates.gone')}
              </Alert>
            )}
          </Stack>
          <TemplateFields formId={formId} edited={edited} onSubmit={() => void save()} />
          {template !== null && (
            <Text above={4} wide>
              <Link href={props.changesHref(template.id)}>{t('templates.changesOf')}</Link>
            </Text>
          )}
        </div>
        <aside aria-label={t('campaigns.preview')}>
          <Suspense fallback={<SkeletonLines lines={8} />}>
            <LazyMailPreview
              title={
                <Heading level={2} size="label">
                  {t('campaigns.preview')}
                </Heading>
              }
              subject={draft.subject}
              content={draft.content}
              leads={leads}
              as={shownAs}
              onAs={setShownAs}
              language={draft.language}
              from={from}
            />
          </Suspense>
        </aside>
      </PaneState>
      <UnsavedChangesDialog {...(leaving === null ? guard.dialog : { open: true, ...leaving })} />
    </>
  );
}
