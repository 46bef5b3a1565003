import type { CsvRows } from '../csv/csvRows.ts';
import type { ImportRemark } from './importErrors.ts';
import { cellValue } from './importQuestionsRow.ts';
import { createSeen } from './importQuestionsSeen.ts';

interface IdRules {
  readonly rows: CsvRows;
  /** Column of the ids; -1 when the file has none. */
  readonly place: number;
  readonly existing: ReadonlyMap<string, unknown>;
  readonly everybody: ReadonlySet<string>;
  /** Ids under which something else is known: not for a row that names none. */
  readonly taken: ReadonlySet<string>;
  /** An id that exists means that question. */
  readonly updates: boolean;
}

const usualId = (row: number) => `question_${row}`;

/** The line on which the file names an id for the first time. */
function firstLines({ cells, lines: at }: CsvRows, place: number): Map<string, number> {
  const lines = new Map<string, number>();
  if (place < 0) return lines;
  for (let index = 0; index < cells.length; index++) {
    const id = cellValue(cells[index] ?? [], place);
    if (id !== '' && !lines.has(id)) lines.set(id, at[index] ?? 0);
  }
  return lines;
}

interface Decision {
  readonly id: string;
  readonly remarks: readonly ImportRemark[];
}

/**
 * Gives every row an id of its own. Ids that the file itself names are kept free for the rows that name them; where they
 * stand is only looked up once a file needs ids that it does not name, because most files do not.
 */
export class ImportIds {
  readonly #rules: IdRules;
  /** Nothing exists yet: an id that is named for the first time is the row's own. */
  readonly #nothingExists: boolean;
  readonly #seen: ReturnType<typeof createSeen>;
  /** Ids that no row names. */
  readonly #made = new Set<string>();
  readonly #nextNumber = new Map<string, number>();
  /** What was decided for rows that got another id than usual, or about which there is something to say. */
  readonly #unusual = new Map<number, Decision>();
  /** The last row that was decided. */
  #decided = 0;
  #firstLines: Map<string, number> | null = null;

  constructor(rules: IdRules) {
    this.#rules = rules;
    this.#nothingExists = rules.existing.size === 0 && rules.everybody.size === 0;
    this.#seen = createSeen(rules.place < 0 ? 0 : rules.rows.cells.length);
  }

  /**
   * Rows are decided in their order; asked for once more, a row gets the same answer.
   *
   * @param row of the questions, from 1; what is to be said is added to `remarks`
   */
  idOf(cells: readonly string[], row: number, remarks: ImportRemark[]): string {
    const named = this.#rules.place < 0 ? '' : cellValue(cells, this.#rules.place);
    if (row <= this.#decided) {
      const known = this.#unusual.get(row);
      if (known !== undefined) remarks.push(...known.remarks);
      return known?.id ?? (named || usualId(row));
    }
    this.#decided = row;
    if (named === '') return this.#unnamed(row);
    if (!this.#seen.add(named)) return this.#repeated(named, row, remarks);
    return this.#nothingExists ? named : this.#first(named, row, remarks);
  }

  #unnamed(row: number): string {
    const id = usualId(row);
    if (!this.#isTaken(id)) {
      this.#made.add(id);
      return id;
    }
    const newId = this.#fresh(id);
    this.#unusual.set(row, { id: newId, remarks: [] });
    return newId;
  }

  #repeated(id: string, row: number, remarks: ImportRemark[]): string {
    const newId = this.#fresh(id);
    const line = this.#lines().get(id) ?? 0;
    return this.#decide(row, newId, { code: 'id_repeated', id, line, newId }, remarks);
  }

  /** An id that this row is the first to name. */
  #first(id: string, row: number, remarks: ImportRemark[]): string {
    const { existing, everybody, updates } = this.#rules;
    const isOurs = existing.has(id);
    const isTheirs = !isOurs && everybody.has(id);
    if (!isOurs && !isTheirs) return id;
    if (updates) return isTheirs ? this.#decide(row, id, { code: 'replaces_global', id }, remarks) : id;
    const newId = this.#fresh(id);
    return this.#decide(row, newId, { code: 'id_exists', id, newId }, remarks);
  }

  #decide(row: number, id: string, remark: ImportRemark, remarks: ImportRemark[]): string {
    remarks.push(remark);
    this.#unusual.set(row, { id, remarks: [remark] });
    return id;
  }

  #lines(): Map<string, number> {
    this.#firstLines ??= firstLines(this.#rules.rows, this.#rules.place);
    return this.#firstLines;
  }

  #isTaken(id: string): boolean {
    const { existing, everybody, taken } = this.#rules;
    return this.#made.has(id) || existing.has(id) || everybody.has(id) || taken.has(id) || this.#lines().has(id);
  }

  #fresh(id: string): string {
    let number = this.#nextNumber.get(id) ?? 2;
    while (this.#isTaken(`${id}_${number}`)) number += 1;
    this.#nextNumber.set(id, number + 1);
    this.#made.add(`${id}_${number}`);
    return `${id}_${number}`;
  }
}
