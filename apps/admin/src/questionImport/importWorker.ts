import { openEngine } from './importEngine.ts';
import type { ImportRequest } from '@fnc/domain';

// A module of its own for the worker thread: reading a large file never blocks the page.
const answer = openEngine((message) => postMessage(message));

addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => void answer(data));
