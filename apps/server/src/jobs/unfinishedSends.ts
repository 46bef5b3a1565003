const everyMs = 10_000;

interface UnfinishedSendsDependencies {
  readonly sends: { resume(): Promise<number> };
  readonly log: { info(fields: object, text: string): void; error(fields: object, text: string): void };
}

/**
 * Goes on with the sends of campaigns that a server left behind: this one when it starts, and any other that was killed. Never
 * twice at the same time. @returns stops looking
 */
export function startUnfinishedSends({ sends, log }: UnfinishedSendsDependencies): () => void {
  let running = false;
  async function look(): Promise<void> {
    if (running) return;
    running = true;
    try {
      const resumed = await sends.resume();
      if (resumed > 0) log.info({ resumed }, 'campaigns that were being sent when a server stopped are sent now');
    } catch (error) {
      log.error({ err: error }, 'a campaign cannot be sent yet, and is tried again');
    } finally {
      running = false;
    }
  }
  void look();
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
