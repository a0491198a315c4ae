/**
 * Quotes a value so that the `.env` readers of Node.js and Next.js return it unchanged. Throws RangeError for a value that contains all
 * three kinds of quotes.
 */
function quoted(value: string): string {
  if (/^[\w@.:/+#,-]*$/.test(value) && !value.includes('#')) return value;
  const quote = ["'", '"', '`'].find((one) => !value.includes(one) && !(one === '"' && /[\\$]/.test(value)));
  if (quote === undefined) throw new RangeError('a value cannot contain all three kinds of quotes');
  return `${quote}${value}${quote}`;
}

/**
 * Applies settings to the text of a `.env` file: replaces existing lines, appends new ones, and removes the line of an empty value. Leaves
 * other lines unchanged.
 */
export function withSettings(text: string, settings: Readonly<Record<string, string>>): string {
  const left = new Map(Object.entries(settings));
  const lines = text.split('\n').flatMap((line) => {
    const name = /^(?:export\s+)?([A-Z_]+)\s*=/.exec(line)?.[1];
    const value = name === undefined ? undefined : settings[name];
    if (name === undefined || value === undefined) return [line];
    const isFirst = left.delete(name);
    return value === '' || !isFirst ? [] : [`${name}=${quoted(value)}`];
  });
  while (lines.at(-1) === '') lines.pop();
  const added = [...left]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${quoted(value)}`);
  return [...lines, ...added, ''].join('\n');
}
