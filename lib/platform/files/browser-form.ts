type Texts = Record<string, unknown>;

/** A file form sent without JavaScript. Keeps the texts even if the file is rejected, so that the page can refill them. */
export class BrowserForm {
  /** Reads a file that is too large to its end, so that the browser gets the answer and texts that precede the file are kept. */
  readonly maxLength = 24 * 1024 * 1024;
  /** Room for four lists of 40 items, and the other fields. */
  readonly maxTexts = 200;
  texts: Texts = {};
  fileName = '';
  isRead = false;

  /** `toFields` converts the texts into the fields that the page's script would send. */
  constructor(readonly toFields: (texts: Texts) => Texts) {}

  note(texts: Texts | undefined, fileName: string): void {
    this.texts = { ...texts };
    this.fileName = fileName;
    this.isRead = true;
  }
}
