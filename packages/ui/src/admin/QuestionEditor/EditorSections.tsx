import { type Question, type QuestionSection, sectionsOf } from '@fnc/domain';
import {
  ArrowDown,
  ArrowRight,
  ArrowUp,
  ChevronDown,
  ChevronUp,
  Copy,
  Ellipsis,
  GripVertical,
  Pencil,
  Plus,
  Replace,
  Trash2,
} from 'lucide-react';
import { type DragEvent, type HTMLAttributes, type KeyboardEvent, useState } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem, MenuSeparator } from '../../components/Menu/MenuParts.tsx';
import { Row } from '../../components/Stack/Row.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Grip, ItemWords, QuestionLine, SectionBlock } from './QuestionEditor.styles.ts';
import type { QuestionActions } from './questionEditor.ts';

/** The properties of a question, in one line of text. */
function QuestionFacts({ question, answers }: { question: Question; answers: number }) {
  const { t } = useAdminWords();
  const { type, options, required } = question;
  const facts = [
    t(`questionnaires.type.${type}`),
    ...(required ? [t('questionnaires.required')] : []),
    ...(options.length > 0 ? [t('questionnaires.optionCount', { count: options.length })] : []),
    ...(answers > 0 ? [t('questionnaires.answers', { count: answers })] : []),
  ];
  return (
    <Text size="small" tone="quiet" wide>
      {facts.join(' · ')}
    </Text>
  );
}

interface QuestionItemProps {
  question: Question;
  answers: number;
  /** Replaces a shared question. */
  overrides: boolean;
  isFirst: boolean;
  isLast: boolean;
  otherSections: readonly string[];
  isDragged: boolean;
  edge: 'before' | 'after' | undefined;
  grip: HTMLAttributes<HTMLElement>;
  row: HTMLAttributes<HTMLElement>;
  onEdit: () => void;
  /** The focused button keeps the focus: the row is moved, not rendered anew. */
  onMove: (by: -1 | 1) => void;
  onMoveTo: (section: string) => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** One question in the editor: Alt with an arrow moves it, as its buttons do. */
function QuestionItem(props: QuestionItemProps) {
  const { question, answers, overrides, isFirst, isLast, otherSections, onEdit, onMove } = props;
  const { t } = useAdminWords();
  const { id, text } = question;
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <QuestionLine {...props.row} data-row={id} data-edge={props.edge} data-dragged={props.isDragged || undefined}>
      <Grip {...props.grip} aria-hidden="true" title={t('questionnaires.drag', { text })}>
        <Icon of={GripVertical} />
      </Grip>
      <ItemWords>
        <span>
          <TextButton
            data-look="plain"
            data-part="words"
            aria-label={t('questionnaires.editRow', { text })}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onClick={onEdit}
            onKeyDown={moveByKey}
          >
            {text}
          </TextButton>{' '}
          {overrides && <Badge look="tag">{t('questionnaires.overrides')}</Badge>}
        </span>
        <QuestionFacts question={question} answers={answers} />
      </ItemWords>
      <Row gap={0} wrap={false} align="center">
        <IconButton
          icon={ChevronUp}
          label={t('questionnaires.moveUp', { text })}
          tooltip="none"
          aria-disabled={isFirst || undefined}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={ChevronDown}
          label={t('questionnaires.moveDown', { text })}
          tooltip="none"
          aria-disabled={isLast || undefined}
          onClick={() => onMove(1)}
        />
        <Menu
          align="end"
          trigger={<IconButton icon={Ellipsis} label={t('questionnaires.more', { text })} tooltip="none" />}
        >
          <MenuItem icon={Pencil} onSelect={onEdit}>
            {t('questionnaires.editTitle')}
          </MenuItem>
          <MenuItem icon={Copy} onSelect={props.onDuplicate}>
            {t('questionnaires.duplicate')}
          </MenuItem>
          {otherSections.map((section) => (
            <MenuItem key={section} icon={ArrowRight} onSelect={() => props.onMoveTo(section)}>
              {t('questionnaires.moveTo', { section })}
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuItem icon={Trash2} tone="danger" onSelect={props.onDelete}>
            {t('common:action.delete')}
          </MenuItem>
        </Menu>
      </Row>
    </QuestionLine>
  );
}

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
  onDelete: (question: Question) => void;
  onRename: (section: string) => void;
}

/** The editable questions, by section. */
export function EditorSections(props: EditorSectionsProps) {
  const { questions, globalIds, answerCounts, actions, onEdit, onAdd, onDelete, onRename } = props;
  const { t } = useAdminWords();
  const sections = sectionsOf(questions);
  const drag = useDragOrder(sections, actions.place);
  const namesBut = ({ name }: QuestionSection) => sections.flatMap((other) => (other.name === name ? [] : other.name));
  return (
    <>
      {sections.map((section, index) => (
        <SectionBlock key={section.name}>
          <header>
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
          </header>
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
                onDelete={() => onDelete(question)}
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
          <header>
            <h3>{section.name}</h3>
          </header>
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
                    <Row gap={0} wrap={false} align="center">
                      <Button
                        variant="quiet"
                        size="small"
                        icon={Replace}
                        aria-label={t('questionnaires.overrideOf', { text: question.text })}
                        onClick={() => onOverride(question)}
                      >
                        {t('questionnaires.override')}
                      </Button>
                    </Row>
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
