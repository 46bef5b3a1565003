import { clientStatusLabel, type ReportClient, type ReportForm, reportTypeLabel } from '@fnc/domain';
import { useId, useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StageRing } from '../../components/StageRing/StageRing.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { clientStages } from '../clients/clientStages.tsx';
import { FactList } from '../FactList/FactList.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { OutlineHead, OutlineList, PromptText } from './ReportForm.styles.ts';
import type { ReportFormProps, SentPreview } from './reportFormProps.ts';

export interface AnswerNoteProps {
  client: ReportClient;
  /** The address of the client's questions. */
  href: string;
}

/** What the report will lack, read aloud when the client changes; nothing when every question is answered. */
export function AnswerNote(props: AnswerNoteProps) {
  return (
    <Stack above={3} role="status">
      <Words {...props} />
    </Stack>
  );
}

function Words({ client: { questions, answers, unansweredRequired }, href }: AnswerNoteProps) {
  const { t } = useAdminWords();
  const count = questions - answers;
  if (answers === 0) {
    return (
      <Alert tone="danger">
        <Text as="span" size="inherit" weight="semibold" tone="danger">
          {t('reports.form.noAnswers')}
        </Text>{' '}
        {t('reports.form.limited')} <Link href={href}>{t('reports.form.fillInAll')}</Link>
      </Alert>
    );
  }
  if (count <= 0) return null;
  return (
    <Alert tone="warning">
      <Text as="span" size="inherit" weight="semibold">
        {t('reports.form.unanswered', { count })}
      </Text>{' '}
      {unansweredRequired === 0
        ? t('reports.form.unansweredNone', { count })
        : t('reports.form.unansweredRequired', { count, required: unansweredRequired })}{' '}
      <Link href={href}>{t('reports.form.fillIn')}</Link>
    </Alert>
  );
}

interface SentDialogProps {
  /** `null`: closed. */
  preview: SentPreview | null;
  onClose: () => void;
  onCopy: (text: string) => Promise<void>;
}

/** Both prompt texts exactly as they are sent, readable beforehand. */
function SentDialog({ preview, onClose, onCopy }: SentDialogProps) {
  const { t } = useAdminWords();
  const base = useId();
  return (
    <Dialog open={preview !== null} onClose={onClose} size="wide" phone="full" title={t('reports.form.promptTitle')}>
      {preview !== null && (
        <Stack>
          <Text tone="quiet" wide>
            {t('reports.form.promptIntro', {
              count: preview.answers,
              unanswered: preview.unanswered,
            })}
          </Text>
          {(['system', 'user'] as const).map((part) => (
            <div key={part}>
              <Row gap={[1, 4]} align="center" justify="between">
                <Heading level={3} size="label" id={`${base}-${part}`}>
                  {t(part === 'system' ? 'reports.form.promptSystem' : 'reports.form.promptUser')}
                </Heading>
                <CopyButton
                  text={preview[part]}
                  label={t(part === 'system' ? 'reports.form.copySystem' : 'reports.form.copyUser')}
                  copy={onCopy}
                />
              </Row>
              <PromptText tabIndex={0} role="region" aria-labelledby={`${base}-${part}`}>
                {preview[part]}
              </PromptText>
            </div>
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

type Passed = Pick<
  ReportFormProps,
  'service' | 'outlineOf' | 'previewOf' | 'questionnaireHref' | 'clientHref' | 'onCopy'
>;

export interface ReportSideProps extends Passed {
  /** The chosen client. */
  client: ReportClient | undefined;
  /** The current values of the form. */
  form: ReportForm;
  /** Below the form: what the report lacks is then shown beside the client's field. */
  narrow: boolean;
}

/** The client of the report, the contents, and what is sent. */
export function ReportSide(props: ReportSideProps) {
  const { client, form, narrow, service, outlineOf, previewOf, questionnaireHref, clientHref, onCopy } = props;
  const { t, language } = useAdminWords();
  const [reading, setReading] = useState(false);
  const figure = (count: number) => formatFigure(count, language);
  return (
    <aside>
      <Stack gap={0} above={5} below={4}>
        {client !== undefined && (
          <>
            <FactList
              title={t('reports.form.client')}
              aside={<Link href={clientHref(client.id)}>{t('reports.form.openClient')}</Link>}
              facts={[
                { name: t('reports.form.clientName'), value: client.name },
                client.contactPerson === ''
                  ? { name: t('reports.form.contact'), value: t('reports.form.notGiven'), tone: 'quiet' }
                  : { name: t('reports.form.contact'), value: client.contactPerson },
                {
                  name: t('reports.form.status'),
                  value: (
                    <>
                      <StageRing stage={clientStages[client.status]} />
                      {clientStatusLabel(client.status, language)}
                    </>
                  ),
                },
                { name: t('reports.form.questionCount'), value: figure(client.questions), figures: true },
                { name: t('reports.form.answerCount'), value: figure(client.answers), figures: true },
              ]}
            />
            {!narrow && <AnswerNote client={client} href={questionnaireHref(client.id)} />}
          </>
        )}
        <Stack as="section" gap={0} above={client === undefined ? undefined : 8}>
          <OutlineHead>
            <h2>{t('reports.form.outline')}</h2>
            {reportTypeLabel(form.reportType, language)}
          </OutlineHead>
          <OutlineList>
            {outlineOf(form.reportType, language).map((title) => (
              <li key={title}>{title}</li>
            ))}
          </OutlineList>
        </Stack>
        <Stack as="section" gap={0} above={8}>
          <FactList
            title={t('reports.form.sent')}
            facts={[
              ...(client === undefined
                ? []
                : [
                    {
                      name: t('reports.form.sentAnswers'),
                      value: t('reports.form.sentAnswersValue', { count: client.answers }),
                    },
                    { name: t('reports.form.sentContact'), value: t('reports.form.yes') },
                  ]),
              {
                name: t('reports.form.model'),
                value: t('reports.form.modelValue', { model: service.model, tokens: service.maxTokens }),
              },
            ]}
          >
            <Text size="small" tone="quiet" wide above={3}>
              {client === undefined ? (
                t('reports.form.sentNoClient')
              ) : (
                <TextButton onClick={() => setReading(true)}>{t('reports.form.readPrompt')}</TextButton>
              )}
            </Text>
          </FactList>
        </Stack>
        <SentDialog preview={reading ? previewOf(form) : null} onClose={() => setReading(false)} onCopy={onCopy} />
      </Stack>
    </aside>
  );
}
