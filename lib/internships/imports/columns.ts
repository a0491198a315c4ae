import { columnKey } from './column-key';
import type { Row } from './rows';

/** The columns of a row, found by their names however they are written. */
export class Columns {
  readonly #values: Row['values'];
  readonly #byKey = new Map<string, unknown>();

  constructor({ values }: Row) {
    this.#values = values;
    for (const [name, value] of values) {
      const key = columnKey(name);
      if (!this.#byKey.has(key)) this.#byKey.set(key, value);
    }
  }

  /** The value of the column with this name, or else of the first with a name that people write for it; undefined where there is none. */
  named(name: string): unknown {
    return this.#values.has(name) ? this.#values.get(name) : this.#byKey.get(columnKey(name));
  }
}
