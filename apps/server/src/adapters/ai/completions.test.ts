import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { defaultAiSettings } from '@fnc/domain';
import { afterEach, expect, test } from 'vitest';
import { startAiServer, type AiServer } from '../../testing/aiServer.ts';
import { createCompletions } from './completions.ts';

const apiKey = 'sk-of-the-server';
let ai: AiServer | undefined;
afterEach(() => ai?.close());

/** Collects garbage, in several turns of the event loop: finalizers run between them. */
async function collectGarbage() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let turn = 0; turn < 10; turn += 1) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('the text of an answer that is read later is whole, although its response was garbage by then', async () => {
  ai = await startAiServer({ key: apiKey });
  const completions = createCompletions({ ...defaultAiSettings, apiKey, baseUrl: ai.url });
  const begun = await completions.begin([{ role: 'user', content: 'Schrijf.' }], new AbortController().signal);
  if (!begun.ok) throw new Error(begun.error.code);
  // As long as a slow database takes to store the report.
  await collectGarbage();
  expect(await text(begun.value)).toContain('[DONE]');
});
