import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface CommandWords {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** After the label, in quiet text: distinguishes two commands with the same name. */
  detail?: string | undefined;
  /** Additional search words, not shown: "exporteer csv download". */
  keywords?: string | undefined;
  icon?: LucideIcon | undefined;
  /** Replaces the icon: a `StageRing`, a flag. */
  mark?: ReactNode;
  /** The shortcut of the same action outside the palette, shown so that users learn it. */
  keys?: readonly string[] | undefined;
}

/** A page (a real link, which can be opened in a new tab) or an action. */
export type Command = CommandWords &
  ({ href: string; onSelect?: undefined } | { href?: undefined; onSelect: () => void });

export interface CommandGroup {
  id: string;
  /** "Leads", "Voor Esmee Golfslag", "Ga naar". */
  label: string;
  commands: readonly Command[];
  /** `results` are emphasised; `actions` are the only kind shown after a `>`. */
  kind: 'results' | 'actions' | 'places';
  /** `idle`: only while the query is empty (recent items). `typing`: only while it is not. Absent: always. */
  shown?: 'idle' | 'typing' | undefined;
  /** `elsewhere`: a server has already filtered them, maybe by hidden data, so the palette shows all of them. */
  matched?: 'elsewhere' | undefined;
}
