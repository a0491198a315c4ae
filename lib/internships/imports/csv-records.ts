import { invalidField } from '@/lib/platform/core/errors';

export interface CsvRecord {
  cells: string[];
  /** Starts at 1, as in a spreadsheet: empty rows count, line breaks in quotes do not. */
  row: number;
  /** The index at which it ends, including its line break. */
  end: number;
}

interface Part {
  text: string;
  end: number;
}

const LINE_BREAK = /\r\n|\r|\n/g;

function afterSpaces(text: string, at: number): number {
  let end = at;
  while (text[end] === ' ' || text[end] === '\u00a0') end += 1;
  return end;
}

/** Throws 422 with the row number as in a spreadsheet and the line number as in a text editor. */
function wrongQuote(text: string, at: number, row: number, problem: 'open' | 'inside'): never {
  const line = (text.slice(0, at).match(LINE_BREAK)?.length ?? 0) + 1;
  const place = `in row ${row}, line ${line} of the file,`;
  throw invalidField(
    'file',
    problem === 'open'
      ? `A quote is opened ${place} and never closed.`
      : `A quote ${place} isn’t where a column begins or ends.`,
  );
}

function inQuotes(text: string, at: number, row: number): Part {
  const pieces: string[] = [];
  for (let from = at; ;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return wrongQuote(text, at, row, 'open');
    pieces.push(text.slice(from, quote));
    if (text[quote + 1] !== '"') return { text: pieces.join('"'), end: quote + 1 };
    from = quote + 2;
  }
}

/**
 * Yields CSV rows, starting at `from`. In a quoted cell, quotes are doubled; elsewhere a quote is an ordinary character. Rows end with CR,
 * LF or both. Throws 422 for an unclosed quote, or one followed by text.
 */
export function* csvRecords(text: string, delimiter: string, from = 0): Generator<CsvRecord> {
  const stop = new RegExp(`[${delimiter.replace(/[\\\]^-]/, '\\$&')}\r\n]`, 'g');
  const stopFrom = (at: number): number => {
    stop.lastIndex = at;
    return stop.exec(text)?.index ?? text.length;
  };

  const skip = (at: number): number => (delimiter === ' ' ? at : afterSpaces(text, at));

  /** Reads the cell at `at`. Keeps it verbatim if it starts with a space and continues after its quotes. */
  const cellAt = (at: number, row: number): Part => {
    const opening = skip(at);
    if (text[opening] === '"') {
      const quoted = inQuotes(text, opening + 1, row);
      const end = skip(quoted.end);
      if (end === stopFrom(end)) return { text: quoted.text, end };
      if (opening === at) return wrongQuote(text, quoted.end, row, 'inside');
    }
    const end = stopFrom(at);
    return { text: text.slice(at, end), end };
  };

  for (let at = from, row = 1; at < text.length; row += 1) {
    const cells: string[] = [];
    for (let isLast = false; !isLast;) {
      const { text: cell, end } = cellAt(at, row);
      cells.push(cell);
      isLast = text[end] !== delimiter;
      at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    }
    yield { cells, row, end: at };
  }
}
