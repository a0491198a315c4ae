/** A measured value and its limit. */
export interface Figure {
  name: string;
  value: number;
  /** `×` for a ratio, empty for a count. */
  unit: '×' | '%' | 'ms' | 's' | 'KB' | 'MB' | '';
  bar: { most: number } | { least: number };
}

export type Row = Record<string, string | number>;

/** The result of a benchmark: figures with limits, and rows for the report. */
export interface Outcome {
  figures: Figure[];
  rows: Row[];
  more?: Row[][];
}

export const holds = ({ value, bar }: Figure): boolean =>
  'most' in bar ? value <= bar.most : value >= bar.least;

/** Rounds to `digits` decimal places. */
export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

const MIN_WIDTH = 3;

const cell = (value: Row[string] | undefined): string => String(value ?? '').replaceAll('|', '\\|');

/** Returns rows as a Markdown table, padded to be readable as plain text. */
export function markdownTable(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => cell(row[column])))];
  const widths = columns.map((_, at) => Math.max(MIN_WIDTH, ...lines.map((line) => line[at]?.length ?? 0)));
  const [head = '', ...body] = lines.map(
    (line) => `| ${line.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`,
  );
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}

function figureRow(figure: Figure): Row {
  const { name, value, unit, bar } = figure;
  const wanted = 'most' in bar ? `≤ ${bar.most}` : `≥ ${bar.least}`;
  return {
    figure: name,
    measured: `${Number(value.toFixed(unit === 'ms' ? 1 : 2))} ${unit}`.trim(),
    bar: `${wanted} ${unit}`.trim(),
    holds: holds(figure) ? 'yes' : '**no**',
  };
}

/** Returns the result of a benchmark as text. */
export function reportOf({ rows, more = [], figures }: Outcome): string {
  const tables = [rows, ...more, figures.map(figureRow)].filter((table) => table.length > 0);
  return tables.map(markdownTable).join('\n\n');
}

const begin = (bench: string): string => `<!-- begin ${bench} -->`;
const end = (bench: string): string => `<!-- end ${bench} -->`;

/** Returns the document with the report between the benchmark's markers. Throws if the document has no such markers. */
export function withReport(document: string, bench: string, report: string): string {
  const from = document.indexOf(begin(bench));
  const to = document.indexOf(end(bench));
  if (from === -1 || to < from) throw new Error(`The document has no markers for ${bench}.`);
  return `${document.slice(0, from)}${begin(bench)}\n\n${report}\n\n${document.slice(to)}`;
}
