import { type AnswerState, answerText, checkAnswer, type Instant, type Language } from '@fnc/domain';
import { ArrowLeft, ArrowRight, Check, CircleAlert, CloudAlert, CloudCheck, RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { dateWords } from '../words/dates.ts';
import { problemText } from '../words/problem.ts';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import { QuestionField } from './QuestionField.tsx';
import { type FilledQuestion, type FilledQuestionnaire, plainClick, type QuestionnaireProps } from './questionnaire.ts';
import {
  ConflictValues,
  HeadState,
  RowField,
  RowItem,
  RowState,
  SectionFoot,
  SectionTitle,
} from './SectionForm.styles.ts';

/** The save state beside a field. */
function FieldSaveState({ state, now }: { state: AnswerState | null; now: Instant }) {
  const { t, language } = useAdminWords();
  if (state === null) return null;
  if (state.phase === 'saving') {
    return (
      <span data-tone="busy">
        <Spinner />
        {t('questionnaires.fieldSaving')}
      </span>
    );
  }
  if (state.phase === 'saved') {
    return (
      <span>
        <Icon of={Check} size={14} />
        {t('questionnaires.fieldSaved', { time: dateWords(t, language, now).time(state.at) })}
      </span>
    );
  }
  return (
    <span data-tone={state.phase === 'invalid' && !state.left ? undefined : 'danger'}>
      <Icon of={CircleAlert} size={14} />
      {t('questionnaires.fieldNotSaved')}
    </span>
  );
}

/** One line for all answers together; read aloud when it changes. */
function SaveState({ filled, now }: { filled: FilledQuestionnaire; now: Instant }) {
  const { t, language } = useAdminWords();
  const { states, savedAt } = filled;
  const waiting = states.filter(({ phase }) => phase !== 'saving' && phase !== 'saved').length;
  const busy = states.some(({ phase }) => phase === 'saving');
  const words = dateWords(t, language, now);
  return (
    <HeadState role="status" data-tone={waiting > 0 && !busy ? 'danger' : undefined}>
      {busy && (
        <>
          <Spinner />
          {t('common:busy.saving')}
        </>
      )}
      {!busy && waiting > 0 && (
        <>
          <Icon of={CloudAlert} />
          {t('questionnaires.waiting', { count: waiting })}
        </>
      )}
      {!busy && waiting === 0 && savedAt !== null && (
        <>
          <Icon of={CloudCheck} />
          {t('questionnaires.saved', {
            when: words.day(savedAt) === words.day(now) ? words.time(savedAt) : words.moment(savedAt),
          })}
        </>
      )}
    </HeadState>
  );
}

interface QuestionRowProps extends Pick<QuestionnaireProps, 'onAnswer' | 'onLeave' | 'onResolve'> {
  filled: FilledQuestion;
  now: Instant;
}

/** Another window stored another answer: both are shown, and the advisor chooses. */
function Conflict({ filled, onResolve }: Pick<QuestionRowProps, 'filled' | 'onResolve'>) {
  const { t, language } = useAdminWords();
  const { question, state, text } = filled;
  if (state?.phase !== 'conflict') return null;
  const checked = checkAnswer(question, text, language);
  const read = (value: string) => answerText(question, { value }, language) || t('questionnaires.conflictEmpty');
  return (
    <Alert tone="warning" title={t('questionnaires.conflictTitle')} live>
      <ConflictValues>
        <dt>{t('questionnaires.conflictTheirs')}</dt>
        <dd>{read(state.theirs)}</dd>
        <dt>{t('questionnaires.conflictMine')}</dt>
        <dd>{read(checked.ok ? checked.value : text)}</dd>
      </ConflictValues>
      <Row>
        <Button size="small" onClick={() => onResolve(question.id, 'theirs')}>
          {t('questionnaires.keepTheirs')}
        </Button>
        <Button size="small" onClick={() => onResolve(question.id, 'mine')}>
          {t('questionnaires.keepMine')}
        </Button>
      </Row>
    </Alert>
  );
}

/** The error of the field's value: typed here, or stored before the question changed. */
function faultOf({ question, stored, state }: FilledQuestion, t: AdminT, language: Language): string | undefined {
  if (state?.phase === 'failed') return problemText(t, state.problem);
  if (state?.phase === 'invalid') return state.left ? t(`errors:${state.code}`) : undefined;
  const kept = state === null ? checkAnswer(question, stored, language) : null;
  return kept === null || kept.ok ? undefined : t(`errors:${kept.error}`);
}

/** One question: its number in the margin, its field, and its save state. */
function QuestionRow({ filled, now, onAnswer, onLeave, onResolve }: QuestionRowProps) {
  const { t, language } = useAdminWords();
  const { question, number, text, state } = filled;
  const id = useId();
  // A field that is unmounted with its section or page does not lose the focus first.
  const gone = useEffectEvent(() => onLeave(question.id));
  useEffect(() => gone, []);
  const leave = () => {
    // An error that appeared during a press would move what is pressed away from under the pointer. A finger is up
    // before the field loses the focus; the mouse event comes after it in both cases.
    if (document.querySelector(':active') === null) onLeave(question.id);
    else addEventListener('mouseup', () => setTimeout(() => onLeave(question.id)), { once: true });
  };
  return (
    <RowItem data-question={question.id}>
      <span>{formatFigure(number, language)}</span>
      <RowField>
        <QuestionField
          id={id}
          question={question}
          text={text}
          error={faultOf(filled, t, language)}
          onText={(next) => onAnswer(question.id, next)}
          onLeave={leave}
        />
        <Conflict filled={filled} onResolve={onResolve} />
      </RowField>
      <RowState>
        <FieldSaveState state={state} now={now} />
      </RowState>
    </RowItem>
  );
}

interface SectionFormProps extends Pick<
  QuestionnaireProps,
  'now' | 'sectionHref' | 'onAnswer' | 'onLeave' | 'onResolve' | 'onRetry'
> {
  filled: FilledQuestionnaire;
  /** Index of the section, from 0. */
  index: number;
  /** Opens another section, as from the foot of the page. */
  onGo: (section: string) => void;
}

/** The questions of one section, and the link to the next. */
export function SectionForm(props: SectionFormProps) {
  const { filled, index, now, sectionHref, onGo, onRetry } = props;
  const { t } = useAdminWords();
  const { sections, states } = filled;
  const section = sections[index];
  const previous = sections[index - 1];
  const next = sections[index + 1];
  const failed = states.find((state) => state.phase === 'failed');
  return (
    <>
      <Row gap={[1, 4]} align="baseline" justify="between" below={2}>
        <SectionTitle>
          <h2 tabIndex={-1}>{section?.name}</h2>
          <span>
            {t('questionnaires.part', {
              part: index + 1,
              total: sections.length,
            })}
          </span>
        </SectionTitle>
        <SaveState filled={filled} now={now} />
      </Row>
      {failed !== undefined && (
        <Alert
          tone="danger"
          live
          title={t('errors:answers_save_failed')}
          action={
            <Button size="small" icon={RefreshCw} onClick={onRetry}>
              {t('common:action.retry')}
            </Button>
          }
        >
          {problemText(t, failed.problem)} {t('questionnaires.typedStays')}
        </Alert>
      )}
      <ol>
        {section?.questions.map((question) => (
          <QuestionRow
            key={question.question.id}
            filled={question}
            now={now}
            onAnswer={props.onAnswer}
            onLeave={props.onLeave}
            onResolve={props.onResolve}
          />
        ))}
      </ol>
      <SectionFoot aria-label={t('questionnaires.neighbours')}>
        {previous && (
          <ButtonLink
            icon={ArrowLeft}
            href={sectionHref(previous.name)}
            onClick={plainClick(() => onGo(previous.name))}
          >
            {previous.name}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink iconEnd={ArrowRight} href={sectionHref(next.name)} onClick={plainClick(() => onGo(next.name))}>
            {next.name}
          </ButtonLink>
        )}
      </SectionFoot>
    </>
  );
}
