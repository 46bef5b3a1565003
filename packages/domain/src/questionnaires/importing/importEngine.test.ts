import { describe, expect, test } from 'vitest';
import { later } from '../../testing/later.ts';
import { createImportEngine } from './importEngine.ts';
import type { ImportAnswer } from './importMessages.ts';

const settings = { mapping: ['text', 'type'] as const, mode: 'append' as const, updateExisting: true };

describe('reading in a worker', () => {
  test('tells how far it is, keeps the rows, and sends the plan a page at a time', async () => {
    const answers: ImportAnswer[] = [];
    const ask = createImportEngine({
      decode: (bytes) => new TextDecoder().decode(bytes),
      later,
      reportError(error) {
        throw error;
      },
      post: (answer) => answers.push(answer),
    });
    const rows = Array.from({ length: 12_000 }, (_, row) => `Waar woon je, en sinds wanneer? (${row});text\n`);
    const text = `Vraag;Type\n${rows.join('')}`;
    await ask({ kind: 'read', id: 1, file: new Blob([text]) });
    const shares = answers.flatMap((answer) => (answer.kind === 'progress' ? answer.share : []));
    expect(shares.length).toBeGreaterThan(1);
    expect(answers.at(-1)).toMatchObject({ kind: 'read', id: 1, outcome: { ok: true, value: { rowCount: 12_000 } } });

    answers.length = 0;
    await ask({ kind: 'plan', id: 2, settings, target: { existing: [] } });
    const pages = answers.flatMap((answer) => (answer.kind === 'rows' ? answer.rows.length : []));
    expect(pages.reduce((sum, length) => sum + length, 0)).toBe(12_000);
    expect(Math.max(...pages)).toBeLessThanOrEqual(500);
    expect(answers.at(-1)).toMatchObject({ kind: 'planned', id: 2, plan: { totals: { added: 12_000 } } });
  });
});
