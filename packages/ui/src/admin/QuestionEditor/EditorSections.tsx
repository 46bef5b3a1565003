import { type Question, type QuestionSection, sectionsOf } from '@fnc/domain';
import { ArrowDown, ArrowUp, Ellipsis, Pencil, Plus } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem } from '../../components/Menu/MenuParts.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { SectionBlock, SectionBlockHead } from './QuestionEditor.styles.ts';
import { QuestionItem } from './QuestionItem.tsx';
import type { QuestionActions } from './useQuestionActions.ts';

/** The position at which a dragged question would be dropped. */
interface Place {
  readonly section: string;
  /** The question after it; `null`: the end of the section. */
  readonly before: string | null;
}

/** A type of its own, so that dropped files and texts are not taken for a question. */
const dragType = 'application/x-fnc-question';

/** Ordering by drag and drop, also between sections. Buttons do the same for keyboard and touch. */
function useDragOrder(
  sections: readonly QuestionSection[],
  onPlace: (question: Question, section: string, before: string | null) => void,
) {
  const [dragged, setDragged] = useState<Question | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const end = () => {
    setDragged(null);
    setPlace(null);
  };

  return {
    draggedId: dragged?.id ?? null,
    /** The edge of a row that shows the drop line. */
    edgeOf({ id, section }: Question): 'before' | 'after' | undefined {
      if (place?.section !== section) return undefined;
      if (place.before === id) return 'before';
      const last = sections.find(({ name }) => name === section)?.questions.at(-1);
      return place.before === null && last?.id === id ? 'after' : undefined;
    },
    /** Spread onto the grip of a row. */
    grip: (question: Question) => ({
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.setData(dragType, question.id);
        event.dataTransfer.effectAllowed = 'move' as const;
        const row = event.currentTarget.closest('li');
        if (row) event.dataTransfer.setDragImage(row, 12, 12);
        setDragged(question);
      },
      onDragEnd: end,
    }),
    /** Spread onto the row itself. */
    row: (question: Question) => ({
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (dragged === null) return;
        event.preventDefault();
        const { top, height } = event.currentTarget.getBoundingClientRect();
        const its = sections.find(({ name }) => name === question.section)?.questions ?? [];
        const next = its[its.findIndex(({ id }) => id === question.id) + 1]?.id ?? null;
        const before = event.clientY < top + height / 2 ? question.id : next;
        if (place?.section !== question.section || place.before !== before) {
          setPlace({ section: question.section, before });
        }
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        event.preventDefault();
        if (dragged !== null && place !== null && place.before !== dragged.id) {
          onPlace(dragged, place.section, place.before);
        }
        end();
      },
    }),
  };
}

interface EditorSectionsProps {
  questions: readonly Question[];
  /** Ids of the shared questions, when one client's are edited. */
  globalIds: ReadonlySet<string>;
  answerCounts: ReadonlyMap<string, number>;
  actions: QuestionActions;
  onEdit: (question: Question) => void;
  onAdd: (section: string) => void;
  onRename: (section: string) => void;
}

/** The editable questions, by section. */
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
          <Stack as="ol" gap={0} below={1}>
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
          </Stack>
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
