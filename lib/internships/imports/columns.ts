import { columnKey } from './column-key';
import type { Row } from './rows';

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

  /** The value in the column with this exact name, or else in the first whose name has the same key. */
  named(name: string): unknown {
    return this.#values.has(name) ? this.#values.get(name) : this.#byKey.get(columnKey(name));
  }
}
