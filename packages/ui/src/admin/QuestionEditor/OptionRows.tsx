import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FieldGroup } from '../../components/Field/FieldGroup.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { movedOption, type QuestionDraft, withOption } from './questionDraft.ts';
import { OptionList, OptionRow } from './QuestionForm.styles.ts';

interface OptionRowsProps {
  id: string;
  draft: QuestionDraft;
  /** What is wrong with them together. */
  error: string | undefined;
  /** What is wrong with one of them, by its place. */
  errorOf: (index: number) => string | undefined;
  onChange: (draft: QuestionDraft) => void;
}

/** The options of a question, in their order. Enter goes on to the next one. */
export function OptionRows({ id, draft, error, errorOf, onChange }: OptionRowsProps) {
  const { t, language } = useAdminWords();
  const { options, type } = draft;
  const list = useRef<HTMLOListElement>(null);
  const refocus = useRef<{ key: number; part: 'field' | 'up' | 'down' } | null>(null);
  useLayoutEffect(() => {
    if (refocus.current === null) return;
    const { key, part } = refocus.current;
    const within = part === 'field' ? 'input' : `[data-part="${part}"]`;
    list.current?.querySelector<HTMLElement>(`[data-option="${key}"] ${within}`)?.focus();
    refocus.current = null;
  });

  const add = (index: number) => {
    refocus.current = { key: draft.nextKey, part: 'field' };
    onChange(withOption(draft, index));
  };
  const move = (index: number, by: -1 | 1, part: 'up' | 'down') => {
    const moved = options[index];
    if (moved) refocus.current = { key: moved.key, part };
    onChange(movedOption(draft, index, by));
  };
  const remove = (index: number) => {
    const neighbour = options[index + 1] ?? options[index - 1];
    if (neighbour) refocus.current = { key: neighbour.key, part: 'field' };
    onChange({ ...draft, options: options.toSpliced(index, 1) });
  };

  return (
    <FieldGroup
      id={id}
      label={t('questionnaires.fieldOptions')}
      hint={type === 'checkbox' ? t('questionnaires.fieldOptionsHint') : undefined}
      error={error}
    >
      <OptionList ref={list}>
        {options.map(({ key, text }, index) => {
          const number = formatFigure(index + 1, language);
          return (
            <OptionRow key={key} data-option={key}>
              <TextField
                label={t('questionnaires.option', { number })}
                labelPlace="hidden"
                value={text}
                autoComplete="off"
                aria-required={false}
                error={errorOf(index)}
                onChange={({ target }) =>
                  onChange({ ...draft, options: options.with(index, { key, text: target.value }) })
                }
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault(); // not the whole form
                  add(index);
                }}
              />
              <IconButton
                icon={ChevronUp}
                label={t('questionnaires.optionUp', { number })}
                tooltip="none"
                data-part="up"
                aria-disabled={index === 0 || undefined}
                onClick={() => move(index, -1, 'up')}
              />
              <IconButton
                icon={ChevronDown}
                label={t('questionnaires.optionDown', { number })}
                tooltip="none"
                data-part="down"
                aria-disabled={index === options.length - 1 || undefined}
                onClick={() => move(index, 1, 'down')}
              />
              <IconButton
                icon={X}
                label={t('questionnaires.optionDelete', { number })}
                tooltip="none"
                onClick={() => remove(index)}
              />
            </OptionRow>
          );
        })}
      </OptionList>
      <Button size="small" icon={Plus} onClick={() => add(options.length - 1)}>
        {t('questionnaires.optionAdd')}
      </Button>
    </FieldGroup>
  );
}
