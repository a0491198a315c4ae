/** A row of the React flight (RSC payload). */
export interface Row {
  id: string;
  /** Empty for JSON, T for text; I, HL and others as React writes them. */
  kind: string;
  text: string;
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const ROW = /^([\da-f]*):([A-Z]*)/;
const LINE_END = 10;

/** Parses a React flight; undefined if its format is unknown. */
export function readRows(flight: string): Row[] | undefined {
  const bytes = Buffer.from(flight);
  const rows: Row[] = [];
  for (let at = 0; at < bytes.length;) {
    const [begin, id = '', kind = ''] = ROW.exec(bytes.toString('latin1', at, at + 40)) ?? [];
    if (begin === undefined) return undefined;
    const comma = bytes.indexOf(',', at);
    const from = kind === 'T' ? comma + 1 : at + begin.length;
    const length = Number.parseInt(bytes.toString('latin1', at + begin.length, comma), 16);
    const to = kind === 'T' ? from + length : bytes.indexOf(LINE_END, from);
    if (!(to >= from) || to > bytes.length) return undefined;
    rows.push({ id, kind, text: bytes.toString('utf8', from, to) });
    at = kind === 'T' ? to : to + 1;
  }
  return rows;
}

export const writeRow = ({ id, kind, text }: Row): string =>
  kind === 'T' ? `${id}:T${Buffer.byteLength(text).toString(16)},${text}` : `${id}:${kind}${text}\n`;

export const membersOf = (value: Json): Json[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];
