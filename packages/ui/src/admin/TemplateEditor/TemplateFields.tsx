import { type ErrorCode, languages, parsePlaceholders } from '@fnc/domain';
import { CircleCheck, Info } from 'lucide-react';
import { Suspense } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { SkeletonLines } from '../../components/Skeleton/SkeletonLines.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { LazyMailContent } from '../campaigns/heavyMailParts.ts';
import { SubjectField } from '../campaigns/SubjectField.tsx';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { isOffered, templateCategories } from './templateCategories.ts';
import { FieldSum, NameRow, TemplateForm } from './TemplateEditor.styles.ts';
import type { useTemplateDraft } from './useTemplateDraft.ts';

export interface TemplateFieldsProps {
  /** Ids of the fields begin with it. */
  formId: string;
  edited: ReturnType<typeof useTemplateDraft>;
  onSubmit: () => void;
}

/** Name, category, language, subject and content; below them what happens with the fields. */
export function TemplateFields({ formId, edited, onSubmit }: TemplateFieldsProps) {
  const { t } = useAdminWords();
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
    <TemplateForm
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
          options={languages.map((value) => ({ value, label: t(`common:language.${value}`) }))}
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
    </TemplateForm>
  );
}
