/** Code that few visits need: loaded once, on first use. */
export interface Part<Module> {
  /** The loaded module; `null` until then. */
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
