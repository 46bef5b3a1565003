import type { SeenStory } from './summary.ts';

/** `null` when the picture matches, otherwise what differs and where to look. */
export type Complaint = string | null;

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Compares the page as it stands with the baseline of that name. */
    matchPicture: (name: string) => Promise<Complaint>;
    /** As `matchPicture`, of the upper `height` px with what is marked hovered, pressed and focused, one below the other. */
    matchStates: (name: string, height: number) => Promise<Complaint>;
    /** Draws what is marked `data-probe` as hovered, pressed or focused; `null` ends it. */
    forceStates: (states: readonly string[] | null) => Promise<void>;
    /** The browser's own text size, in px: 16 unless the reader chose another. */
    setTextSize: (standard: number) => Promise<void>;
    /** The colours of a high-contrast theme, on or off. */
    forceColors: (active: boolean) => Promise<void>;
  }
}

/** What the page tells the reporter of a story that ran. */
export interface StoryMeta {
  readonly storyId?: string;
  suite?: Pick<SeenStory, 'plays' | 'axeRuns' | 'pictures'>;
}
