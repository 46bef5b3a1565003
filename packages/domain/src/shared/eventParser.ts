interface EventParser {
  /** @returns the data of every event that this piece completes */
  push(piece: string): string[];
  /** @returns the data of a last event without a closing empty line */
  end(): string[];
}

/**
 * Parses server-sent events from pieces of text that may be split anywhere, also within a line ending. Only `data` is
 * read: comments, names and ids of events are skipped. Lines end in LF, CR or both.
 */
export function createEventParser(): EventParser {
  let rest = '';
  let data: string[] = [];

  const dispatch = (): string[] => {
    const events = data.length === 0 ? [] : [data.join('\n')];
    data = [];
    return events;
  };
  const readLine = (line: string): string[] => {
    if (line === '') return dispatch();
    const [, value] = /^data(?:: ?(.*))?$/s.exec(line) ?? [null];
    if (/^data(?::|$)/.test(line)) data.push(value ?? '');
    return [];
  };

  return {
    push(piece) {
      rest += piece;
      // A CR at the end may be the first half of a CRLF, so wait for the next piece.
      const whole = rest.endsWith('\r') ? rest.slice(0, -1) : rest;
      const lines = whole.split(/\r\n|\n|\r/);
      rest = (lines.pop() ?? '') + rest.slice(whole.length);
      return lines.flatMap(readLine);
    },
    end() {
      const lines = rest === '' ? [] : [rest.replace(/\r$/, '')];
      rest = '';
      return [...lines.flatMap(readLine), ...dispatch()];
    },
  };
}
