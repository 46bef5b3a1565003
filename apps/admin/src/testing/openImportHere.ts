import { openEngine } from '../questionImport/importEngine.ts';
import type { OpenImportChannel } from '@fnc/domain';

/** Reads without a worker. */
export const openImportHere: OpenImportChannel = (onAnswer) => {
  let isOpen = true;
  const answer = openEngine((message) => {
    if (isOpen) onAnswer(message);
  });
  return {
    post: (request) => void answer(request),
    close() {
      isOpen = false;
    },
  };
};
