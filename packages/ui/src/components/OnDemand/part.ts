/** Code that few visits need: fetched when it is first asked for, and once. */
export interface Part<Module> {
  /** What is there already; `null` until it has come. */
  now: () => Module | null;
  /** Rejects when it cannot be fetched; the next call tries again. */
  load: () => Promise<Module>;
}

export function createPart<Module>(fetchIt: () => Promise<Module>): Part<Module> {
  let there: Module | null = null;
  let coming: Promise<Module> | null = null;
  async function load() {
    try {
      there = await fetchIt();
      return there;
    } catch (error) {
      coming = null;
      throw error;
    }
  }
  return { now: () => there, load: () => (coming ??= load()) };
}
