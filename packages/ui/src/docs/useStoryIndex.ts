import { useEffect, useState } from 'react';

export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags?: readonly string[];
}

let entries: Promise<readonly IndexEntry[]> | undefined;

const load = async (): Promise<readonly IndexEntry[]> => {
  const response = await fetch('./index.json');
  const index = (await response.json()) as { entries: Record<string, IndexEntry> };
  return Object.values(index.entries);
};

/** Every page and story of this Storybook; null until they are there. */
export function useStoryIndex(): readonly IndexEntry[] | null {
  const [known, setKnown] = useState<readonly IndexEntry[] | null>(null);
  useEffect(() => {
    let gone = false;
    const take = async () => {
      entries ??= load();
      const all = await entries;
      if (!gone) setKnown(all);
    };
    void take();
    return () => {
      gone = true;
    };
  }, []);
  return known;
}
