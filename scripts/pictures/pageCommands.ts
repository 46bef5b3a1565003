import type { SeenStory } from './summary.ts';

/** `null` when the picture matches, otherwise the difference and the path of the report. */
export type Complaint = string | null;

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Compares the current page with the baseline of that name. */
    matchPicture: (name: string) => Promise<Complaint>;
    /**
     * As `matchPicture`, of the upper `height` px with marked elements hovered, pressed and focused, one below the
     * other.
     */
    matchStates: (name: string, height: number) => Promise<Complaint>;
    /** Renders elements marked `data-probe` as hovered, pressed or focused; `null` ends it. */
    forceStates: (states: readonly string[] | null) => Promise<void>;
    /** The browser's own text size, in px: 16 unless the reader chose another. */
    setTextSize: (standard: number) => Promise<void>;
    /** Emulates a high-contrast theme, on or off. */
    forceColors: (active: boolean) => Promise<void>;
  }
}

/** The result of a story, sent from the page to the reporter. */
export interface StoryMeta {
  readonly storyId?: string;
  suite?: Pick<SeenStory, 'plays' | 'axeRuns' | 'pictures'>;
}
