import type { CsvRow } from '../csv/parseCsv.ts';
import {
  type ImportTarget,
  type ImportSettings,
  judgeQuestionImport,
  type QuestionImportPlan,
} from '../questionnaires/importing/importQuestions.ts';

/** Like `judgeQuestionImport`, with all rows. */
export function planQuestionImport(
  rows: readonly CsvRow[],
  settings: ImportSettings,
  target: ImportTarget,
): QuestionImportPlan {
  const { totals, problem, rowsBetween } = judgeQuestionImport(rows, settings, target);
  return { rows: rowsBetween(0, totals.rows), totals, problem };
}
