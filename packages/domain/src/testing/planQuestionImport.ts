import type { CsvRow } from '../csv/parseCsv.ts';
import {
  type ImportTarget,
  type ImportWishes,
  judgeQuestionImport,
  type QuestionImportPlan,
} from '../questionnaires/importing/importQuestions.ts';

/** Like `judgeQuestionImport`, with all rows. */
export function planQuestionImport(
  rows: readonly CsvRow[],
  wishes: ImportWishes,
  target: ImportTarget,
): QuestionImportPlan {
  const { totals, problem, rowsBetween } = judgeQuestionImport(rows, wishes, target);
  return { rows: rowsBetween(0, totals.rows), totals, problem };
}
