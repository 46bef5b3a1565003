import { openEngine } from './importEngine.ts';
import type { ImportRequest } from '@fnc/domain';

// A module of its own, on a thread of its own: reading a large file never holds up the page.
const answer = openEngine((message) => postMessage(message));

addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => void answer(data));
