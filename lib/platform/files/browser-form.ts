type Texts = Record<string, unknown>;

/**
 * A form with a file that a browser sent without script: each field is a text of its own. Keeps what was read of it, also where the file
 * is refused, so that the page can be filled again.
 */
export class BrowserForm {
  /** Bytes: a file that is too large is read to its end, so that the browser gets the answer and the texts before the file are kept. */
  readonly maxLength = 24 * 1024 * 1024;
  /** Four lists of 40 items, and the fields beside them. */
  readonly maxTexts = 200;
  texts: Texts = {};
  fileName = '';
  isRead = false;

  /** Takes how to convert the texts into the fields that a script sends. */
  constructor(readonly toFields: (texts: Texts) => Texts) {}

  note(texts: Texts | undefined, fileName: string): void {
    this.texts = { ...texts };
    this.fileName = fileName;
    this.isRead = true;
  }
}
