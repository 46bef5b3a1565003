import { ArrowLeft, ArrowRight, RotateCw } from 'lucide-react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { problemText } from '../words/problem.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import type { FilledQuestionnaire } from './filledSections.ts';
import { plainClick } from './plainClick.ts';
import type { QuestionnaireProps } from './questionnaireProps.ts';
import { QuestionRow } from './QuestionRow.tsx';
import { SaveState } from './SaveState.tsx';
import { QuestionList, SectionFoot, SectionHead, SectionTitle } from './SectionForm.styles.ts';

interface SectionFormProps extends Pick<
  QuestionnaireProps,
  'now' | 'sectionHref' | 'onAnswer' | 'onLeave' | 'onResolve' | 'onRetry'
> {
  filled: FilledQuestionnaire;
  /** Which section, from 0. */
  index: number;
  /** To another section, as from the foot of the page. */
  onGo: (section: string) => void;
}

/** The questions of one section, and the way to the next. */
export function SectionForm(props: SectionFormProps) {
  const { filled, index, now, sectionHref, onGo, onRetry } = props;
  const { t, language } = useAdminWords();
  const { sections, states } = filled;
  const section = sections[index];
  const previous = sections[index - 1];
  const next = sections[index + 1];
  const failed = states.find((state) => state.phase === 'failed');
  return (
    <>
      <SectionHead>
        <SectionTitle>
          <h2 tabIndex={-1}>{section?.name}</h2>
          <span>
            {t('questionnaires.part', {
              part: formatFigure(index + 1, language),
              total: formatFigure(sections.length, language),
            })}
          </span>
        </SectionTitle>
        <SaveState filled={filled} now={now} />
      </SectionHead>
      {failed !== undefined && (
        <Alert
          tone="danger"
          live
          title={t('errors:answers_save_failed')}
          action={
            <Button size="small" icon={RotateCw} onClick={onRetry}>
              {t('common:action.retry')}
            </Button>
          }
        >
          {problemText(t, failed.problem)} {t('questionnaires.typedStays')}
        </Alert>
      )}
      <QuestionList>
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
      </QuestionList>
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
