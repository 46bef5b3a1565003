import type { Question } from '@fnc/domain';
import { ArrowRight, ChevronDown, ChevronUp, Copy, Ellipsis, GripVertical, Pencil, Trash2 } from 'lucide-react';
import type { HTMLAttributes, KeyboardEvent } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { MenuItem, MenuSeparator } from '../../components/Menu/MenuParts.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Grip, ItemActions, ItemWords, QuestionLine } from './QuestionEditor.styles.ts';

/** The properties of a question, in one line of text. */
export function QuestionFacts({ question, answers }: { question: Question; answers: number }) {
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
export function QuestionItem(props: QuestionItemProps) {
  const { question, answers, overrides, isFirst, isLast, otherSections, onEdit, onMove } = props;
  const { t } = useAdminWords();
  const { id, text } = question;
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <QuestionLine {...props.row} data-question={id} data-edge={props.edge} data-dragged={props.isDragged || undefined}>
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
      <ItemActions>
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
            {t('questionnaires.delete')}
          </MenuItem>
        </Menu>
      </ItemActions>
    </QuestionLine>
  );
}
