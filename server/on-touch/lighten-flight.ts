import { membersOf, readRows, writeRow, type Json, type Row } from './flight-rows';

/** Elements of the page with this attribute and a unique name are read from the HTML instead of the data. */
const MARK = 'data-static';

/** A reference from a string to a whole row. */
const WHOLE = /^\$L?([\da-f]+)$/;
/** A reference of any kind, with its path into the row. */
const REFERENCE = /^\$[A-Za-z@]?([\da-f]+)(:.*)?$/;
/** Text, the marker of an element, and values that do not refer to rows. */
const PLAIN = /^(?!\$)|^\$(?:$|\$|S|undefined$)/;

class Flight {
  readonly #rows: Map<string, Row>;
  readonly #values = new Map<string, Json>();
  /** Placeholders of the removed elements, by name. */
  readonly holes = new Map<string, string>();
  /** Rows referenced by removed elements. */
  readonly #cut = new Set<string>();
  readonly #changed = new Set<string>();

  constructor(
    readonly rows: Row[],
    readonly html: string,
    readonly sign: string,
  ) {
    this.#rows = new Map(rows.filter(({ id }) => id !== '').map((row) => [row.id, row]));
    for (const { id, kind, text } of rows)
      if (kind === '' && id !== '') this.#values.set(id, JSON.parse(text) as Json);
  }

  /** Whether this consists of text and HTML elements only, with nothing that needs JavaScript. */
  #isStatic(value: Json): boolean {
    if (typeof value === 'string' && !PLAIN.test(value)) {
      const row = this.#rows.get(WHOLE.exec(value)?.[1] ?? '');
      const inner = row && this.#values.get(row.id);
      return row?.kind === 'T' || (inner !== undefined && this.#isStatic(inner));
    }
    const isPressed =
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      (value.type === 'button' || 'data-hold' in value);
    return !isPressed && membersOf(value).every((member) => this.#isStatic(member));
  }

  #note(value: Json, into: Set<string>): void {
    const id = typeof value === 'string' ? REFERENCE.exec(value)?.[1] : undefined;
    if (id !== undefined && !into.has(id)) {
      into.add(id);
      const inner = this.#values.get(id);
      if (inner !== undefined) this.#note(inner, into);
    }
    for (const member of membersOf(value)) this.#note(member, into);
  }

  /** Removes the children of marked elements in this value; returns whether there were any. */
  #takeOut(value: Json): boolean {
    if (typeof value !== 'object' || value === null) return false;
    if (!Array.isArray(value)) {
      const { type, [MARK]: name, children, dangerouslySetInnerHTML: given } = value;
      if (type === 'application/ld+json' && given !== undefined) {
        this.#note(given, this.#cut);
        // Nobody reads it again.
        value.dangerouslySetInnerHTML = { __html: '' };
        return true;
      }
      if (
        typeof name === 'string' &&
        children !== undefined &&
        this.#isOnce(name) &&
        this.#isStatic(children)
      ) {
        this.#note(children, this.#cut);
        delete value.children;
        this.holes.set(name, `${this.sign}${name}${this.sign}`);
        value.dangerouslySetInnerHTML = { __html: this.holes.get(name) ?? '' };
        return true;
      }
    }
    return membersOf(value)
      .map((member) => this.#takeOut(member))
      .includes(true);
  }

  #isOnce(name: string): boolean {
    return /^[\w-]+$/.test(name) && this.html.split(` ${MARK}="${name}"`).length === 2;
  }

  /** Whether something still refers to a path inside a changed row. */
  #isBroken(value: Json): boolean {
    const [, id, path] = (typeof value === 'string' && REFERENCE.exec(value)) || [];
    if (path !== undefined && id !== undefined && (this.#changed.has(id) || this.#cut.has(id))) return true;
    return membersOf(value).some((member) => this.#isBroken(member));
  }

  /** Returns the flight without the marked elements and the rows that only they refer to; undefined if that is impossible. */
  lighten(): string | undefined {
    for (const [id, value] of this.#values) if (this.#takeOut(value)) this.#changed.add(id);
    const kept = new Set<string>(['0']);
    const root = this.#values.get('0');
    if (root === undefined) return undefined;
    this.#note(root, kept);
    const rows = this.rows.filter(({ id }) => kept.has(id) || !this.#cut.has(id));
    for (const { id } of rows) {
      const value = this.#values.get(id);
      if (value !== undefined && this.#isBroken(value)) return undefined;
    }
    return rows
      .map((row) =>
        this.#changed.has(row.id) ? { ...row, text: JSON.stringify(this.#values.get(row.id)) } : row,
      )
      .map(writeRow)
      .join('');
  }
}

/** Passes flight to React, with the HTML of marked elements inserted as strings. React would interpret a leading "$". */
const READ = `(()=>{let p=t=>self.__next_f.push([1,t]),h=n=>{let t=document.querySelector('[${MARK}="'+n+'"]').innerHTML;p(JSON.stringify(t[0]=="$"?"$"+t:t).slice(1,-1))};`;

const PUSH = /^self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)$/s;

/** Returns a separator that does not occur in the flight. */
function signFor(flight: string): string {
  let at = 0;
  while (flight.includes(`@${at}@`)) at += 1;
  return `@${at}@`;
}

/**
 * Removes the content of elements marked `data-static` from a page's inline scripts. React needs this content, but can read it from the
 * HTML of these elements. Drops structured data. Returns the scripts unchanged if that is impossible.
 */
export function lightenScripts(inline: readonly string[], html: string): readonly string[] {
  const texts = inline.map((script) => PUSH.exec(script)?.[1]);
  const flight = texts.map((text) => (text === undefined ? '' : (JSON.parse(text) as string))).join('');
  const rows = readRows(flight);
  const sign = signFor(flight);
  const light = rows && new Flight(rows, html, sign).lighten();
  if (light === undefined) return inline;
  // Even parts are flight, odd parts are names of elements.
  const pushed = light
    .split(sign)
    .map((part, at) => (at % 2 === 0 ? `p(${JSON.stringify(part)})` : `h(${JSON.stringify(part)})`))
    .join(';');
  const first = texts.findIndex((text) => text !== undefined);
  return [
    ...inline.slice(0, first).filter((_, at) => texts[at] === undefined),
    `${READ}${pushed}})()`,
    ...inline.slice(first).filter((_, at) => texts[first + at] === undefined),
  ];
}
