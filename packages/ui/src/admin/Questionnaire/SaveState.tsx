import type { Instant } from '@fnc/domain';
import { Check, CircleAlert, CloudAlert, CloudCheck } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { dateWords } from '../words/dates.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { FilledQuestionnaire } from './filledSections.ts';
import type { AnswerState } from './questionnaireData.ts';
import { FieldState, HeadState } from './SaveState.styles.ts';

/** Beside a field: what became of what was typed in it. */
export function FieldSaveState({ state, now }: { state: AnswerState | null; now: Instant }) {
  const { t, language } = useAdminWords();
  if (state === null) return null;
  if (state.phase === 'saving') {
    return (
      <FieldState data-tone="busy">
        <Spinner />
        {t('questionnaires.fieldSaving')}
      </FieldState>
    );
  }
  if (state.phase === 'saved') {
    return (
      <FieldState>
        <Icon of={Check} size={14} />
        {t('questionnaires.fieldSaved', { time: dateWords(t, language, now).time(state.at) })}
      </FieldState>
    );
  }
  return (
    <FieldState data-tone={state.phase === 'invalid' && !state.left ? undefined : 'danger'}>
      <Icon of={CircleAlert} size={14} />
      {t('questionnaires.fieldNotSaved')}
    </FieldState>
  );
}

/** One line for all answers together; read aloud when it changes. */
export function SaveState({ filled, now }: { filled: FilledQuestionnaire; now: Instant }) {
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
          {t('questionnaires.saving')}
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
