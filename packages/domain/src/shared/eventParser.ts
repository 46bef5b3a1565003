interface EventParser {
  /** @returns the data of every event that became whole with this piece */
  push(piece: string): string[];
  /** @returns the data of an event whose last empty line never came */
  end(): string[];
}

/**
 * Reads server-sent events from pieces of text that may be split anywhere, also within a line end. Only `data` counts:
 * comments, names and ids of events are passed over. Lines end in LF, CR or both.
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
      // A CR at the end may be half of a line end: the other half decides.
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
