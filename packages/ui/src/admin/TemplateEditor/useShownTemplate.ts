import type { EmailTemplate } from '@fnc/domain';
import { useState } from 'react';

interface Asked {
  readonly templates: readonly EmailTemplate[];
  /** Of the template in the address; `null`: none is named. */
  readonly selected: string | null;
  /** There is room beside the list: without a name the first one is shown. */
  readonly wide: boolean;
  /** What is typed in the one that is shown is not saved. */
  readonly dirty: boolean;
  /** Deleted here, on purpose. */
  readonly deleted: string | null;
}

/** Which template is shown. One that is being written in stays, also when another window deleted it: then it is `gone`. */
export function useShownTemplate({ templates, selected, wide, dirty, deleted }: Asked) {
  const [last, setLast] = useState<EmailTemplate | null>(null);
  const found = templates.find(({ id }) => id === selected) ?? (selected === null && wide ? templates[0] : undefined);
  if (
    last !== null &&
    dirty &&
    last.id !== deleted &&
    (selected === null || selected === last.id) &&
    templates.every(({ id }) => id !== last.id)
  ) {
    return { shown: last, gone: true };
  }
  if (found !== undefined && found !== last) setLast(found);
  return { shown: found, gone: false };
}
