import { type Question, type QuestionSection, sectionsOf } from '@fnc/domain';
import { ArrowDown, ArrowUp, Ellipsis, Pencil, Plus } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem } from '../../components/Menu/MenuParts.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { QuestionLines, SectionBlock, SectionBlockHead } from './QuestionEditor.styles.ts';
import { QuestionItem } from './QuestionItem.tsx';
import { useDragOrder } from './useDragOrder.ts';
import type { QuestionActions } from './useQuestionActions.ts';

interface EditorSectionsProps {
  questions: readonly Question[];
  /** Ids of everybody's questions, where one client's are edited. */
  globalIds: ReadonlySet<string>;
  answerCounts: ReadonlyMap<string, number>;
  actions: QuestionActions;
  onEdit: (question: Question) => void;
  onAdd: (section: string) => void;
  onRename: (section: string) => void;
}

/** The questions that are edited here, by section. */
export function EditorSections(props: EditorSectionsProps) {
  const { questions, globalIds, answerCounts, actions, onEdit, onAdd, onRename } = props;
  const { t } = useAdminWords();
  const sections = sectionsOf(questions);
  const drag = useDragOrder(sections, actions.place);
  const namesBut = ({ name }: QuestionSection) => sections.flatMap((other) => (other.name === name ? [] : other.name));
  return (
    <>
      {sections.map((section, index) => (
        <SectionBlock key={section.name}>
          <SectionBlockHead>
            <h2>{section.name}</h2>
            <span>{t('questionnaires.count', { count: section.questions.length })}</span>
            <Menu
              align="end"
              trigger={
                <IconButton
                  icon={Ellipsis}
                  label={t('questionnaires.sectionMore', { section: section.name })}
                  tooltip="none"
                />
              }
            >
              <MenuItem icon={Pencil} onSelect={() => onRename(section.name)}>
                {t('questionnaires.sectionRename')}
              </MenuItem>
              <MenuItem icon={ArrowUp} disabled={index === 0} onSelect={() => actions.moveSection(section.name, -1)}>
                {t('questionnaires.sectionUp')}
              </MenuItem>
              <MenuItem
                icon={ArrowDown}
                disabled={index === sections.length - 1}
                onSelect={() => actions.moveSection(section.name, 1)}
              >
                {t('questionnaires.sectionDown')}
              </MenuItem>
            </Menu>
          </SectionBlockHead>
          <QuestionLines>
            {section.questions.map((question, nth) => (
              <QuestionItem
                key={question.id}
                question={question}
                answers={answerCounts.get(question.id) ?? 0}
                overrides={globalIds.has(question.id)}
                isFirst={nth === 0}
                isLast={nth === section.questions.length - 1}
                otherSections={namesBut(section)}
                isDragged={drag.draggedId === question.id}
                edge={drag.edgeOf(question)}
                grip={drag.grip(question)}
                row={drag.row(question)}
                onEdit={() => onEdit(question)}
                onMove={(by) => actions.move(question, by)}
                onMoveTo={(name) => actions.place(question, name, null)}
                onDuplicate={() => actions.duplicate(question)}
                onDelete={() => actions.remove(question)}
              />
            ))}
          </QuestionLines>
          <Button
            variant="quiet"
            size="small"
            icon={Plus}
            aria-label={t('questionnaires.addHere', { section: section.name })}
            onClick={() => onAdd(section.name)}
          >
            {t('questionnaires.add')}
          </Button>
        </SectionBlock>
      ))}
      <VisuallyHidden role="status">{actions.said}</VisuallyHidden>
    </>
  );
}
