import { focusAreaLabel, focusAreas, languages, type ReportForm, reportTypeLabel, reportTypes } from '@fnc/domain';
import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CheckboxField } from '../../components/CheckboxField/CheckboxField.tsx';
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup.tsx';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useToast } from '../../components/Toast/ToastProvider.tsx';
import { ControlledField } from '../../forms/ControlledField.tsx';
import type { SchemaForm } from '../../forms/useSchemaForm.ts';
import { space } from '../../tokens/scale.ts';
import { PageColumns } from '../PageHead/PageHead.styles.ts';
import { reportProblemText } from '../words/reportProblem.ts';
import { languageName } from '../words/languageName.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { FormRow, Send, Summary } from './ReportForm.styles.ts';
import type { ReportFormProps } from './reportFormProps.ts';
import { AnswerNote, ReportSide } from './ReportSide.tsx';
import { type KeyRow, useReportForm } from './useReportForm.ts';

interface ReportKeyRowProps {
  row: KeyRow;
  /** The only host to which the key is sent. */
  host: string;
  onForget: () => void;
}

/** The key of the AI service: the one stored on this device, or a field for one. */
function ReportKeyRow({ row, host, onForget }: ReportKeyRowProps) {
  const { t } = useAdminWords();
  const { show } = useToast();
  const { id, takeField, value, remember, kept, missing, set } = row;
  if (kept) {
    return (
      <FormRow>
        <div>
          <h2>{t('reports.form.key')}</h2>
          <Stack gap={2} above={2}>
            <Text size="small" tone="quiet" wide>
              {t('reports.form.keyRemembered', { host })}
            </Text>
            <Text size="small" wide>
              <Row as="span" gap={[1, 4]}>
                <TextButton onClick={() => set({ other: true })}>{t('reports.form.keyOther')}</TextButton>
                <TextButton
                  onClick={() => {
                    onForget();
                    show({ message: t('reports.form.keyForgotten') });
                  }}
                >
                  {t('reports.form.keyForget')}
                </TextButton>
              </Row>
            </Text>
          </Stack>
        </div>
      </FormRow>
    );
  }
  return (
    <FormRow data-holds="key">
      <PasswordField
        id={id}
        ref={takeField}
        label={t('reports.form.key')}
        autoComplete="new-password"
        placeholder={t('reports.form.keyPlaceholder')}
        value={value}
        error={missing ? t('errors:api_key_required') : undefined}
        onChange={(event) => set({ value: event.target.value })}
      />
      <Stack gap={2} above={2}>
        <Row>
          <CheckboxField
            label={t('reports.form.keyRemember')}
            checked={remember}
            onChange={(event) => set({ remember: event.target.checked })}
          />
        </Row>
        <Text size="small" tone="quiet" wide>
          {t(remember ? 'reports.form.keyOnDevice' : 'reports.form.keyInMemory', { host })}
        </Text>
      </Stack>
    </FormRow>
  );
}

interface ReportIncludeProps {
  of: SchemaForm<ReportForm, ReportForm>;
}

/** Two booleans of the form, as one question. */
function ReportInclude({ of: { form } }: ReportIncludeProps) {
  const { t } = useAdminWords();
  const charts = useController({ control: form.control, name: 'includeCharts' }).field;
  const personal = useController({ control: form.control, name: 'includePersonalRecommendations' }).field;
  return (
    <CheckboxGroup
      label={t('reports.form.include')}
      layout="row"
      choices={[
        { value: 'charts', label: t('reports.form.charts') },
        { value: 'personal', label: t('reports.form.personal') },
      ]}
      value={[...(charts.value ? ['charts'] : []), ...(personal.value ? ['personal'] : [])]}
      onChange={(chosen) => {
        charts.onChange(chosen.includes('charts'));
        personal.onChange(chosen.includes('personal'));
      }}
    />
  );
}

// Loaded lazily: only this form and the mail editor have a large field.
const Combobox = lazy(async () => ({ default: (await import('../../components/Combobox/Combobox.tsx')).Combobox }));

/** The form, with the client and what is sent beside it. */
export function ReportFormFields(props: ReportFormProps) {
  const { clients, service, outlineOf, questionnaireHref, onClient, onCancel } = props;
  const { t, language } = useAdminWords();
  const noteId = useId();
  const narrow = useBelow('columns');
  const { form, key, problem, edited, generate } = useReportForm(props);
  const values = form.form.watch();
  const client = props.client?.id === values.clientId ? props.client : undefined;
  // Only the field knows whether it is empty or holds a text that matches no client.
  const [inField, setInField] = useState(values.clientId === '' ? null : values.clientId);
  const options = client === undefined || clients.some(({ id }) => id === client.id) ? clients : [client, ...clients];
  const missingKey = key.missing ? [{ fieldId: key.id, label: t('reports.form.key') }] : [];

  /** The button is disabled without a client; pressing it shows why. */
  const explain = () => {
    if (client === undefined) form.showServerIssues([{ path: 'clientId', code: 'report_client_required' }]);
  };

  return (
    <PageColumns data-line style={{ '--side': '18rem', '--between': space[0] }}>
      <form noValidate onSubmit={(event) => void generate(event)} onChange={edited}>
        <Summary>
          <FormErrorSummary issues={[...form.issues, ...missingKey]} />
        </Summary>
        <FormRow>
          <Suspense fallback={<Skeleton height={62} />}>
            <ControlledField of={form} name="clientId">
              {(field) => (
                <Combobox
                  {...field}
                  value={inField}
                  onChange={(value) => {
                    form.form.clearErrors('clientId'); // also an error from before the first submit
                    setInField(value);
                    field.onChange(value ?? '');
                    onClient(value ?? '');
                    edited();
                  }}
                  onType={props.onSearchClient}
                  placeholder={t('reports.form.chooseClient')}
                  options={options.map(({ id, name, questions, answers }) => ({
                    value: id,
                    label: name,
                    detail: t('reports.form.clientOption', {
                      questions: t('reports.form.questions', { count: questions }),
                      answers: t('reports.form.answers', { count: answers }),
                    }),
                  }))}
                />
              )}
            </ControlledField>
          </Suspense>
          {narrow && client !== undefined && <AnswerNote client={client} href={questionnaireHref(client.id)} />}
        </FormRow>
        <FormRow>
          <ControlledField of={form} name="reportType">
            {(field) => (
              <RadioGroup
                {...field}
                layout="grid"
                choices={reportTypes.map((type) => ({
                  value: type,
                  label: reportTypeLabel(type, language),
                  hint: t(`reports.form.contains.${type}`, {
                    parts: t('reports.form.parts', { count: outlineOf(type, language).length }),
                  }),
                }))}
              />
            )}
          </ControlledField>
        </FormRow>
        <FormRow>
          <ControlledField of={form} name="language">
            {(field) => (
              <RadioGroup
                {...field}
                layout="segments"
                choices={languages.map((value) => ({ value, label: languageName(value, language) }))}
              />
            )}
          </ControlledField>
        </FormRow>
        <FormRow>
          <ReportInclude of={form} />
        </FormRow>
        <FormRow data-holds="areas">
          <ControlledField of={form} name="focusAreas">
            {(field) => (
              <CheckboxGroup
                {...field}
                layout="grid"
                hint={t('reports.form.areasChosen', {
                  chosen: values.focusAreas.length,
                  total: focusAreas.length,
                })}
                choices={focusAreas.map((area) => ({ value: area, label: focusAreaLabel(area, language) }))}
                onChange={(chosen) => field.onChange(focusAreas.filter((area) => chosen.includes(area)))}
              />
            )}
          </ControlledField>
        </FormRow>
        <FormRow>
          <TextArea {...form.field('customInstructions')} rows={4} optional />
        </FormRow>
        {!service.serverHasKey && <ReportKeyRow row={key} host={service.host} onForget={props.onForgetKey} />}
        <Send>
          {problem !== null && <Alert tone="danger" live title={reportProblemText(t, problem)} />}
          <Row align="center">
            <Row as="span" inline onClick={explain}>
              <Button
                type="submit"
                variant="primary"
                icon={Sparkles}
                busyLabel={form.busy ? t('reports.form.generating') : undefined}
                aria-disabled={client === undefined || undefined}
                aria-describedby={noteId}
              >
                {t('reports.form.generate')}
              </Button>
            </Row>
            <Button onClick={onCancel}>{t('common:action.cancel')}</Button>
            <Text id={noteId} size="small" tone="quiet" wide>
              {t(client === undefined ? 'reports.form.clientFirst' : 'reports.form.duration')}
            </Text>
          </Row>
        </Send>
      </form>
      <ReportSide {...props} client={client} form={values} narrow={narrow} />
    </PageColumns>
  );
}
