import type { ImportRow, ImportTarget, ImportSettings, QuestionImportPlan } from './importQuestions.ts';
import type {
  ImportAnswer,
  ImportChannel,
  ImportedFile,
  ImportRequest,
  OpenImportChannel,
  ReadOutcome,
} from './importMessages.ts';

export interface QuestionReader {
  /** Reads a file; its rows stay in the reader. `onProgress`: 0–1. Rejects when the reader itself fails. */
  read: (file: ImportedFile, onProgress: (share: number) => void) => Promise<ReadOutcome>;
  /** Checks the rows of the last file. */
  plan: (settings: ImportSettings, target: ImportTarget) => Promise<QuestionImportPlan>;
  /** Ends the reader at once; pending requests never resolve. The next request opens it again. */
  close: () => void;
}

interface Waiting {
  readonly hear: (answer: ImportAnswer) => void;
  readonly lose: () => void;
}

class ReaderLost extends Error {}

/** Sends requests to the reader and matches answers to them. */
export function createQuestionReader(open: OpenImportChannel): QuestionReader {
  const waiting = new Map<number, Waiting>();
  let channel: ImportChannel | null = null;
  let lastId = 0;

  function lose() {
    const lost = [...waiting.values()];
    waiting.clear();
    channel?.close();
    channel = null;
    for (const each of lost) each.lose();
  }

  function ask<Value>(
    question: (id: number) => ImportRequest,
    hear: (answer: ImportAnswer) => { readonly value: Value } | null,
  ): Promise<Value> {
    channel ??= open(
      (answer) => waiting.get(answer.id)?.hear(answer),
      () => lose(),
    );
    const { post } = channel;
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      const fail = () => reject(new ReaderLost('The reader of files is gone.'));
      waiting.set(id, {
        lose: fail,
        hear(answer) {
          const heard = hear(answer);
          if (heard === null && answer.kind !== 'failed') return;
          waiting.delete(id);
          if (heard === null) fail();
          else resolve(heard.value);
        },
      });
      post(question(id));
    });
  }

  return {
    read: (file, onProgress) =>
      ask(
        (id) => ({ kind: 'read', id, file }),
        (answer) => {
          if (answer.kind === 'progress') onProgress(answer.share);
          return answer.kind === 'read' ? { value: answer.outcome } : null;
        },
      ),
    plan(settings, target) {
      const rows: ImportRow[] = [];
      return ask(
        (id) => ({ kind: 'plan', id, settings, target }),
        (answer) => {
          if (answer.kind === 'rows') rows.push(...answer.rows);
          return answer.kind === 'planned' ? { value: { ...answer.plan, rows } } : null;
        },
      );
    },
    close() {
      waiting.clear();
      channel?.close();
      channel = null;
    },
  };
}
