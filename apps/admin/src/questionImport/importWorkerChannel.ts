import type { ImportAnswer, OpenImportChannel } from '@fnc/domain';

/** Reads in a worker of this origin. */
export const openImportWorker: OpenImportChannel = (onAnswer, onLost) => {
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ImportAnswer>) => onAnswer(data));
  worker.addEventListener('messageerror', onLost);
  worker.addEventListener('error', onLost);
  return {
    post: (request) => worker.postMessage(request, { transfer: [] }),
    close: () => worker.terminate(),
  };
};
