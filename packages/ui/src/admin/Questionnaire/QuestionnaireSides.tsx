import { CircleAlert, Download, ListChecks, Upload } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { StageRing, usualTone } from '../../components/StageRing/StageRing.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { formatWholeShare } from '../../locales/wholeShares.ts';
import { Shown } from '../PageHead/PageHead.styles.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { NavFrame, OpenFrame, SectionBar, SectionItem, Tool, ToolList } from './Questionnaire.styles.ts';
import {
  type FilledQuestion,
  type FilledQuestionnaire,
  isUnsaved,
  plainClick,
  type QuestionnaireProps,
  stageOf,
} from './questionnaire.ts';

interface SectionNavProps extends Pick<QuestionnaireProps, 'sectionHref' | 'onSection'> {
  filled: FilledQuestionnaire;
  current: string;
}

/** The progress, and links to the sections: a list, or a select where there is no room. */
export function SectionNav({ filled, current, sectionHref, onSection }: SectionNavProps) {
  const { t, language } = useAdminWords();
  const { sections, count, answered } = filled;
  const ofTotal = (done: number, total: number) => t('questionnaires.ofTotal', { answered: done, total });
  const share = count === 0 ? 0 : answered / count;
  return (
    <NavFrame>
      <Row as="p" gap={[0, 2]} justify="between">
        <span>
          <strong>{ofTotal(answered, count)}</strong> {t('questionnaires.answered')}
        </span>
        <span>{formatWholeShare(share, language)}</span>
      </Row>
      <SectionBar aria-hidden="true">
        {sections.map(({ name, questions, answered: done }) => (
          <span key={name} style={{ flexGrow: questions.length }}>
            <span style={{ width: `${(done / questions.length) * 100}%` }} />
          </span>
        ))}
      </SectionBar>
      <Shown $on="belowColumns">
        <SelectField
          label={t('questionnaires.section')}
          placeholder={null}
          value={current}
          options={sections.map(({ name, answered: done, questions }) => ({
            value: name,
            label: `${name} (${done}/${questions.length})`,
          }))}
          onChange={(event) => onSection(event.target.value)}
        />
      </Shown>
      <nav aria-label={t('questionnaires.sections')}>
        <ul>
          {sections.map((section) => {
            const { name, answered: done, questions } = section;
            const stage = stageOf(section);
            return (
              <li key={name}>
                <SectionItem
                  href={sectionHref(name)}
                  aria-current={name === current ? 'page' : undefined}
                  onClick={plainClick(() => onSection(name))}
                >
                  <StageRing
                    stage={stage}
                    tone={stage === 'half' || stage === 'threeQuarters' ? 'link' : usualTone[stage]}
                  />
                  <span>{name}</span>
                  <VisuallyHidden>{ofTotal(done, questions.length)}</VisuallyHidden>
                  <span aria-hidden="true">
                    {done}/{questions.length}
                  </span>
                </SectionItem>
              </li>
            );
          })}
        </ul>
      </nav>
    </NavFrame>
  );
}

interface QuestionLinksProps {
  sectionHref: (section: string) => string;
  onGo: (question: FilledQuestion) => void;
}

interface ListedQuestionsProps extends QuestionLinksProps {
  title: string;
  questions: readonly FilledQuestion[];
}

/** Questions that need attention, each a link to its field. */
function ListedQuestions({ title, questions, sectionHref, onGo }: ListedQuestionsProps) {
  const { t, language } = useAdminWords();
  return (
    <>
      <div>
        <h2>{title}</h2>
        <strong>{formatFigure(questions.length, language)}</strong>
      </div>
      {questions.length > 0 && (
        <ul>
          {questions.map((filled) => (
            <li key={filled.question.id}>
              <span>{filled.number}</span>
              <Link href={sectionHref(filled.question.section)} onClick={plainClick(() => onGo(filled))}>
                {filled.question.text}
              </Link>
              {isUnsaved(filled) && <Icon of={CircleAlert} label={t('questionnaires.notSaved')} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The required questions without an answer, and the others whose answer is not saved. */
export function OpenQuestions({
  open,
  unsaved,
  ...links
}: QuestionLinksProps & Pick<FilledQuestionnaire, 'open' | 'unsaved'>) {
  const { t } = useAdminWords();
  return (
    <OpenFrame aria-label={t('questionnaires.open')}>
      {unsaved.length > 0 && <ListedQuestions {...links} title={t('questionnaires.notSaved')} questions={unsaved} />}
      <ListedQuestions {...links} title={t('questionnaires.open')} questions={open} />
      <Text size="small" tone="quiet" wide above={3}>
        {t(open.length === 0 ? 'questionnaires.openNone' : 'questionnaires.openNote')}
      </Text>
    </OpenFrame>
  );
}

type ToolsProps = Pick<QuestionnaireProps, 'importHref' | 'editHref' | 'onExport'>;

/** Links to the editors and the import of questions. */
export function QuestionnaireTools({ importHref, editHref, onExport }: ToolsProps) {
  const { t } = useAdminWords();
  return (
    <ToolList>
      <li>
        <Tool as={RoutedLink} href={importHref}>
          <Icon of={Upload} />
          <span>{t('questionnaires.import')}</span>
          <small>CSV</small>
        </Tool>
      </li>
      <li>
        <Tool type="button" onClick={onExport}>
          <Icon of={Download} />
          <span>{t('questionnaires.export')}</span>
          <small>CSV</small>
        </Tool>
      </li>
      <li>
        <Tool as={RoutedLink} href={editHref}>
          <Icon of={ListChecks} />
          <span>{t('questionnaires.edit')}</span>
        </Tool>
      </li>
    </ToolList>
  );
}
