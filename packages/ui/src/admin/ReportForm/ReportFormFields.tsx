import { focusAreaLabel, focusAreas, languages, reportTypeLabel, reportTypes } from '@fnc/domain';
import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup.tsx';
import { FormErrorSummary } from '../../components/FormErrorSummary/FormErrorSummary.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { useBelow } from '../../components/Table/useBelow.ts';
import { ControlledField } from '../../forms/ControlledField.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { reportProblemText } from '../words/reportProblem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { AnswerNote } from './AnswerNote.tsx';
import { AreaRow, Buttons, Columns, Duration, Row, Send, Submit, Summary } from './ReportForm.styles.ts';
import type { ReportFormProps } from './reportFormProps.ts';
import { ReportInclude } from './ReportInclude.tsx';
import { ReportKeyRow } from './ReportKeyRow.tsx';
import { ReportSide } from './ReportSide.tsx';
import { useReportForm } from './useReportForm.ts';

/** The form itself, with beside it who it is about and what is sent. */
export function ReportFormFields(props: ReportFormProps) {
  const { clients, service, outlineOf, questionnaireHref, onCancel } = props;
  const { t, language } = useAdminWords();
  const noteId = useId();
  const narrow = useBelow('columns');
  const { form, key, problem, edited, generate } = useReportForm(props);
  const values = form.form.watch();
  const clientField = form.field('clientId');
  const client = clients.find(({ id }) => id === values.clientId);
  const figure = (count: number) => formatFigure(count, language);
  const missingKey = key.missing ? [{ fieldId: key.id, label: t('reports.form.key') }] : [];

  /** The button is off without a client; whoever presses it all the same is told why. */
  const explain = () => {
    if (client === undefined) form.showServerIssues([{ path: 'clientId', code: 'report_client_required' }]);
  };

  return (
    <Columns>
      <form noValidate onSubmit={(event) => void generate(event)} onChange={edited}>
        <Summary>
          <FormErrorSummary issues={[...form.issues, ...missingKey]} />
        </Summary>
        <Row>
          <SelectField
            {...clientField}
            value={values.clientId}
            onChange={(event) => {
              form.form.clearErrors('clientId'); // also one that came before anything was sent
              return clientField.onChange(event);
            }}
            placeholder={t('reports.form.chooseClient')}
            options={clients.map(({ id, name, questions, answers }) => ({
              value: id,
              label: t('reports.form.clientOption', {
                name,
                questions: t('reports.form.questions', { count: questions }),
                answers: t('reports.form.answers', { count: answers }),
              }),
            }))}
          />
          {narrow && client !== undefined && <AnswerNote client={client} href={questionnaireHref(client.id)} />}
        </Row>
        <Row>
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
        </Row>
        <Row>
          <ControlledField of={form} name="language">
            {(field) => (
              <RadioGroup
                {...field}
                layout="segments"
                choices={languages.map((value) => ({ value, label: t(`reports.form.languages.${value}`) }))}
              />
            )}
          </ControlledField>
        </Row>
        <Row>
          <ReportInclude of={form} />
        </Row>
        <AreaRow>
          <ControlledField of={form} name="focusAreas">
            {(field) => (
              <CheckboxGroup
                {...field}
                layout="grid"
                hint={t('reports.form.areasChosen', {
                  chosen: figure(values.focusAreas.length),
                  total: figure(focusAreas.length),
                })}
                choices={focusAreas.map((area) => ({ value: area, label: focusAreaLabel(area, language) }))}
                onChange={(chosen) => field.onChange(focusAreas.filter((area) => chosen.includes(area)))}
              />
            )}
          </ControlledField>
        </AreaRow>
        <Row>
          <TextArea {...form.field('customInstructions')} rows={4} optional />
        </Row>
        {!service.serverHasKey && <ReportKeyRow row={key} host={service.host} onForget={props.onForgetKey} />}
        <Send>
          {problem !== null && <Alert tone="danger" live title={reportProblemText(t, problem)} />}
          <Buttons>
            <Submit onClick={explain}>
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
            </Submit>
            <Button onClick={onCancel}>{t('common:action.cancel')}</Button>
            <Duration id={noteId}>
              {t(client === undefined ? 'reports.form.clientFirst' : 'reports.form.duration')}
            </Duration>
          </Buttons>
        </Send>
      </form>
      <ReportSide {...props} client={client} form={values} narrow={narrow} />
    </Columns>
  );
}
