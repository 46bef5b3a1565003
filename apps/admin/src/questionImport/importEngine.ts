import {
  type DecodeBytes,
  type ImportAnswer,
  type ImportRequest,
  judgeQuestionImport,
  type QuestionFile,
  readQuestionFile,
} from '@fnc/domain';

/** Rows in one message: some milliseconds to receive. */
const pageSize = 500;

/** Lets the other side take in a page before the next one comes. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** The browser's own decoder. It knows the byte order marks, and takes them away. */
export const decodeBytes: DecodeBytes = (bytes, encoding) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Reads files and judges their rows; keeps the rows of the last file. Runs in a worker, and anywhere else alike. */
export function createImportEngine(post: (answer: ImportAnswer) => void) {
  let file: QuestionFile | null = null;

  async function read({ id, file: blob }: Extract<ImportRequest, { kind: 'read' }>) {
    file = null;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const result = readQuestionFile(bytes, decodeBytes, {
      onProgress: (share) => post({ kind: 'progress', id, share }),
    });
    if (!result.ok) return post({ kind: 'read', id, outcome: result });
    file = result.value;
    const { rows, ...rest } = file;
    post({ kind: 'read', id, outcome: { ok: true, value: { ...rest, rowCount: rows.length } } });
  }

  async function plan({ id, wishes, target }: Extract<ImportRequest, { kind: 'plan' }>) {
    const { totals, problem, rowsBetween } = judgeQuestionImport(file?.rows ?? [], wishes, target);
    for (let start = 0; start < totals.rows; start += pageSize) {
      if (start > 0) await breathe();
      post({ kind: 'rows', id, rows: rowsBetween(start, start + pageSize) });
    }
    post({ kind: 'planned', id, plan: { totals, problem } });
  }

  return async (request: ImportRequest): Promise<void> => {
    try {
      if (request.kind === 'read') await read(request);
      else await plan(request);
    } catch (error) {
      console.error(error);
      post({ kind: 'failed', id: request.id });
    }
  };
}
