import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface CommandWords {
  /** Differs from that of every other command in the palette. */
  id: string;
  label: string;
  /** Behind the label, in quiet text: distinguishes two commands of the same name. */
  detail?: string | undefined;
  /** Other words that find it, not shown: "exporteer csv download". */
  keywords?: string | undefined;
  icon?: LucideIcon | undefined;
  /** Instead of an icon: a `StageRing`, a flag. */
  mark?: ReactNode;
  /** The keys that do the same outside the palette, so that they are learnt here. */
  keys?: readonly string[] | undefined;
}

/** A place to go to (a real link: it can be opened in a new tab) or something to do. */
export type Command = CommandWords &
  ({ href: string; onSelect?: undefined } | { href?: undefined; onSelect: () => void });

export interface CommandGroup {
  id: string;
  /** "Leads", "Voor Esmee Golfslag", "Ga naar". */
  label: string;
  commands: readonly Command[];
  /** What they are. `results` stand out; `actions` are what is left after a `>`. */
  kind: 'results' | 'actions' | 'places';
  /** `idle`: only while nothing is typed, as what was opened last. `typing`: only when something is. Both without it. */
  shown?: 'idle' | 'typing' | undefined;
  /** `elsewhere`: a server has chosen them already, perhaps by something that is not shown; none is left out here. */
  matched?: 'elsewhere' | undefined;
}
