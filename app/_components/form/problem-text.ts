interface Said {
  message: string;
  advice?: string;
}

export function problemText(said: Said): string;
export function problemText(said: Said | null): string | undefined;
export function problemText(said: Said | null): string | undefined {
  return said?.advice ? `${said.message.replace(/\w$/, '$&.')} ${said.advice}` : said?.message;
}
