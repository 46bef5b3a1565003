import type { DecodeBytes } from '../../csv/decodeText.ts';
import type { Later } from '../../shared/time/later.ts';
import type { ImportAnswer, ImportRequest } from './importMessages.ts';
import { judgeQuestionImport } from './importQuestions.ts';
import { type QuestionFile, readQuestionFile } from './importQuestionsFile.ts';

/** Rows per message, which take some milliseconds to receive. */
const pageSize = 500;

interface Dependencies {
  readonly decode: DecodeBytes;
  readonly later: Later;
  readonly reportError: (error: unknown) => void;
  readonly post: (answer: ImportAnswer) => void;
}

/** Reads files and checks their rows; stores the rows of the last file. Runs in a worker or in the page. */
export function createImportEngine({ decode, later, reportError, post }: Dependencies) {
  let file: QuestionFile | null = null;
  /** Lets the receiver process a page before the next one is sent. */
  const nextTask = () => new Promise<void>((resolve) => void later(0, resolve));

  async function read({ id, file: blob }: Extract<ImportRequest, { kind: 'read' }>) {
    file = null;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const result = readQuestionFile(bytes, decode, {
      onProgress: (share) => post({ kind: 'progress', id, share }),
    });
    if (!result.ok) return post({ kind: 'read', id, outcome: result });
    file = result.value;
    const { rows, ...rest } = file;
    post({ kind: 'read', id, outcome: { ok: true, value: { ...rest, rowCount: rows.length } } });
  }

  async function plan({ id, settings, target }: Extract<ImportRequest, { kind: 'plan' }>) {
    const { totals, problem, rowsBetween } = judgeQuestionImport(file?.rows ?? [], settings, target);
    for (let start = 0; start < totals.rows; start += pageSize) {
      if (start > 0) await nextTask();
      post({ kind: 'rows', id, rows: rowsBetween(start, start + pageSize) });
    }
    post({ kind: 'planned', id, plan: { totals, problem } });
  }

  return async (request: ImportRequest): Promise<void> => {
    try {
      if (request.kind === 'read') await read(request);
      else await plan(request);
    } catch (error) {
      reportError(error);
      post({ kind: 'failed', id: request.id });
    }
  };
}
