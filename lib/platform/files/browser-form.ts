type Texts = Record<string, unknown>;

/** A file form sent without script. Keeps the texts read even if the file is refused, to refill the page. */
export class BrowserForm {
  /** Reads a file that is too large to its end, so that the browser gets the answer and the texts before the file are kept. */
  readonly maxLength = 24 * 1024 * 1024;
  /** Four lists of 40 items, and the other fields. */
  readonly maxTexts = 200;
  texts: Texts = {};
  fileName = '';
  isRead = false;

  /** `toFields` converts the texts into the fields that a script sends. */
  constructor(readonly toFields: (texts: Texts) => Texts) {}

  note(texts: Texts | undefined, fileName: string): void {
    this.texts = { ...texts };
    this.fileName = fileName;
    this.isRead = true;
  }
}
