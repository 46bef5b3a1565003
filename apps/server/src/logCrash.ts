import type { Logger } from 'pino';

/**
 * A fault that nobody caught ends the process, as Node does by itself; but Node prints pages of text, with whatever the
 * error carries, between the JSON lines of the log. Restarting is the work of who started the process.
 */
export function logCrash(log: Pick<Logger, 'fatal'>): void {
  const crash = (error: unknown) => {
    log.fatal({ err: error }, 'the server crashed');
    process.exit(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
}
