import { answerText, checkAnswer, type Instant } from '@fnc/domain';
import { useEffect, useEffectEvent, useId } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { problemText } from '../words/problem.ts';
import { type AdminT, useAdminWords } from '../words/useAdminWords.ts';
import type { FilledQuestion } from './filledSections.ts';
import { QuestionField } from './QuestionField.tsx';
import type { QuestionnaireProps } from './questionnaireProps.ts';
import { ConflictButtons, ConflictValues, RowField, RowItem, RowNumber, RowState } from './QuestionRow.styles.ts';
import { FieldSaveState } from './SaveState.tsx';

interface QuestionRowProps extends Pick<QuestionnaireProps, 'onAnswer' | 'onLeave' | 'onResolve'> {
  filled: FilledQuestion;
  now: Instant;
}

/** Another window stored something else: both stand here, and the advisor says which one stays. */
function Conflict({ filled, onResolve }: Pick<QuestionRowProps, 'filled' | 'onResolve'>) {
  const { t, language } = useAdminWords();
  const { question, state, text } = filled;
  if (state?.phase !== 'conflict') return null;
  const checked = checkAnswer(question, text);
  const read = (value: string) => answerText(question, { value }, language) || t('questionnaires.conflictEmpty');
  return (
    <Alert tone="warning" title={t('questionnaires.conflictTitle')} live>
      <ConflictValues>
        <dt>{t('questionnaires.conflictTheirs')}</dt>
        <dd>{read(state.theirs)}</dd>
        <dt>{t('questionnaires.conflictMine')}</dt>
        <dd>{read(checked.ok ? checked.value : text)}</dd>
      </ConflictValues>
      <ConflictButtons>
        <Button size="small" onClick={() => onResolve(question.id, 'theirs')}>
          {t('questionnaires.keepTheirs')}
        </Button>
        <Button size="small" onClick={() => onResolve(question.id, 'mine')}>
          {t('questionnaires.keepMine')}
        </Button>
      </ConflictButtons>
    </Alert>
  );
}

/** What is wrong with what stands in the field: typed here, or stored before the question became another one. */
function faultOf({ question, stored, state }: FilledQuestion, t: AdminT): string | undefined {
  if (state?.phase === 'failed') return problemText(t, state.problem);
  if (state?.phase === 'invalid') return state.left ? t(`errors:${state.code}`) : undefined;
  const kept = state === null ? checkAnswer(question, stored) : null;
  return kept === null || kept.ok ? undefined : t(`errors:${kept.error}`);
}

/** One question: its number in the margin, its field, and what became of its answer. */
export function QuestionRow({ filled, now, onAnswer, onLeave, onResolve }: QuestionRowProps) {
  const { t, language } = useAdminWords();
  const { question, number, text, state } = filled;
  const id = useId();
  // A field that goes with its section, or its page, is left without having lost the focus first.
  const gone = useEffectEvent(() => onLeave(question.id));
  useEffect(() => gone, []);
  return (
    <RowItem data-question={question.id}>
      <RowNumber>{formatFigure(number, language)}</RowNumber>
      <RowField>
        <QuestionField
          id={id}
          question={question}
          text={text}
          error={faultOf(filled, t)}
          onText={(next) => onAnswer(question.id, next)}
          onLeave={() => onLeave(question.id)}
        />
        <Conflict filled={filled} onResolve={onResolve} />
      </RowField>
      <RowState>
        <FieldSaveState state={state} now={now} />
      </RowState>
    </RowItem>
  );
}
