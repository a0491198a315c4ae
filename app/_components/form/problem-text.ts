/** What failed, and what to do about it. */
interface Said {
  message: string;
  advice?: string;
}

/** Both in one line; undefined where nothing failed. */
export const problemText = (said: Said | null): string | undefined =>
  said?.advice ? `${said.message.replace(/\w$/, '$&.')} ${said.advice}` : said?.message;
