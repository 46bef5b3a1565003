import type { Browser } from '../ports.ts';
import type { ReportWriter } from './reportWriter.ts';

/** While words of a report stand nowhere but here, the browser asks before the page is closed: on whichever page. */
export function keepOpenWhileNotKept(
  { get, subscribe }: Pick<ReportWriter, 'get' | 'subscribe'>,
  { keepOpen }: Pick<Browser, 'keepOpen'>,
): void {
  let letGo: (() => void) | null = null;
  subscribe(() => {
    const isSafe = [...get().writings.values()].every(({ isKept }) => isKept);
    if (!isSafe) letGo ??= keepOpen();
    else {
      letGo?.();
      letGo = null;
    }
  });
}
