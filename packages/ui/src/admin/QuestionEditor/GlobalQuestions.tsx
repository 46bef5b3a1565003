import { type Question, sectionsOf } from '@fnc/domain';
import { Replace } from 'lucide-react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ItemActions, ItemWords, QuestionLine, SectionBlock, SectionBlockHead } from './QuestionEditor.styles.ts';
import { QuestionFacts } from './QuestionItem.tsx';

interface GlobalQuestionsProps {
  questions: readonly Question[];
  /** Ids of the shared questions that this client's own questions replace. */
  overriddenIds: ReadonlySet<string>;
  answerCounts: ReadonlyMap<string, number>;
  globalHref: string;
  onOverride: (question: Question) => void;
}

/** The shared questions as this client gets them: read and replaced here, edited elsewhere. */
export function GlobalQuestions(props: GlobalQuestionsProps) {
  const { questions, overriddenIds, answerCounts, globalHref, onOverride } = props;
  const { t } = useAdminWords();
  return (
    <>
      <Heading level={2} size="dialog" above={6}>
        {t('questionnaires.globalHeading')}
      </Heading>
      <Text tone="quiet" wide>
        {t('questionnaires.globalText')} <Link href={globalHref}>{t('questionnaires.editGlobal')}</Link>
      </Text>
      {sectionsOf(questions).map((section) => (
        <SectionBlock key={section.name}>
          <SectionBlockHead>
            <h3>{section.name}</h3>
          </SectionBlockHead>
          <Stack as="ol" gap={0} below={1}>
            {section.questions.map((question) => {
              const overridden = overriddenIds.has(question.id);
              return (
                <QuestionLine key={question.id} data-look="fixed">
                  <ItemWords data-quiet={overridden || undefined}>
                    <span>
                      {question.text} {overridden && <Badge look="tag">{t('questionnaires.overridden')}</Badge>}
                    </span>
                    <QuestionFacts question={question} answers={answerCounts.get(question.id) ?? 0} />
                  </ItemWords>
                  {!overridden && (
                    <ItemActions>
                      <Button
                        variant="quiet"
                        size="small"
                        icon={Replace}
                        aria-label={t('questionnaires.overrideOf', { text: question.text })}
                        onClick={() => onOverride(question)}
                      >
                        {t('questionnaires.override')}
                      </Button>
                    </ItemActions>
                  )}
                </QuestionLine>
              );
            })}
          </Stack>
        </SectionBlock>
      ))}
    </>
  );
}
