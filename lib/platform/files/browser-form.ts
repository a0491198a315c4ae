type Texts = Record<string, unknown>;

/** A file form sent without JavaScript. Keeps its text fields even if the file is rejected, so that the page can refill them. */
export class BrowserForm {
  /** Reads even an oversized file to its end, so that the browser gets the response and the preceding text fields are kept. */
  readonly maxLength = 24 * 1024 * 1024;
  /** Room for four lists of 40 items, and the other fields. */
  readonly maxTexts = 200;
  texts: Texts = {};
  fileName = '';
  isRead = false;

  /** `toFields` converts the text fields into those that the page's script would send. */
  constructor(readonly toFields: (texts: Texts) => Texts) {}

  note(texts: Texts | undefined, fileName: string): void {
    this.texts = { ...texts };
    this.fileName = fileName;
    this.isRead = true;
  }
}
