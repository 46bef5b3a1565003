import type { Question, QuestionSection } from '@fnc/domain';
import { type DragEvent, useState } from 'react';

/** Where what is dragged would come. */
interface Place {
  readonly section: string;
  /** In front of this question; `null`: at the end of the section. */
  readonly before: string | null;
}

/** Own type, so that files and texts from elsewhere are not taken for a question. */
const dragType = 'application/x-fnc-question';

/** Ordering by pointer, from section to section. By keyboard and finger there are buttons. */
export function useDragOrder(
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
    /** The edge of a row at which a line shows where it comes. */
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
