import { SelectField } from '../../components/SelectField/SelectField.tsx';
import { StageRing, usualTone } from '../../components/StageRing/StageRing.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatFigure, formatShare } from '../../locales/figures.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { type FilledQuestionnaire, stageOf } from './filledSections.ts';
import { plainClick } from './plainClick.ts';
import type { QuestionnaireProps } from './questionnaireProps.ts';
import {
  NavFrame,
  ProgressLine,
  SectionBar,
  SectionCount,
  SectionItem,
  SectionList,
  SectionSelect,
} from './SectionNav.styles.ts';

interface SectionNavProps extends Pick<QuestionnaireProps, 'sectionHref' | 'onSection'> {
  filled: FilledQuestionnaire;
  current: string;
}

/** The progress, and links to the sections: a list, or a select where there is no room. */
export function SectionNav({ filled, current, sectionHref, onSection }: SectionNavProps) {
  const { t, language } = useAdminWords();
  const { sections, count, answered } = filled;
  const figure = (value: number) => formatFigure(value, language);
  const ofTotal = (done: number, total: number) =>
    t('questionnaires.ofTotal', { answered: figure(done), total: figure(total) });
  const share = count === 0 ? 0 : Math.floor((answered / count) * 100) / 100;
  return (
    <NavFrame>
      <ProgressLine>
        <span>
          <strong>{ofTotal(answered, count)}</strong> {t('questionnaires.answered')}
        </span>
        <span>{formatShare(share, language)}</span>
      </ProgressLine>
      <SectionBar aria-hidden="true">
        {sections.map(({ name, questions, answered: done }) => (
          <span key={name} style={{ flexGrow: questions.length }}>
            <span style={{ width: `${(done / questions.length) * 100}%` }} />
          </span>
        ))}
      </SectionBar>
      <SectionSelect>
        <SelectField
          label={t('questionnaires.section')}
          placeholder={null}
          value={current}
          options={sections.map(({ name, answered: done, questions }) => ({
            value: name,
            label: `${name} (${figure(done)}/${figure(questions.length)})`,
          }))}
          onChange={(event) => onSection(event.target.value)}
        />
      </SectionSelect>
      <nav aria-label={t('questionnaires.sections')}>
        <SectionList>
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
                  <SectionCount aria-hidden="true">
                    {figure(done)}/{figure(questions.length)}
                  </SectionCount>
                </SectionItem>
              </li>
            );
          })}
        </SectionList>
      </nav>
    </NavFrame>
  );
}
