/** What failed, and what to do about it. */
interface Said {
  message: string;
  advice?: string;
}

/** Both in one line; undefined without a failure. */
export function problemText(said: Said): string;
export function problemText(said: Said | null): string | undefined;
export function problemText(said: Said | null): string | undefined {
  return said?.advice ? `${said.message.replace(/\w$/, '$&.')} ${said.advice}` : said?.message;
}
