/** Writes a value so that Node's and Next's readers of `.env` give it back as it is; throws RangeError for one with all three quotes. */
function quoted(value: string): string {
  if (/^[\w@.:/+#,-]*$/.test(value) && !value.includes('#')) return value;
  const quote = ["'", '"', '`'].find((one) => !value.includes(one) && !(one === '"' && /[\\$]/.test(value)));
  if (quote === undefined) throw new RangeError('a value cannot contain all three kinds of quotes');
  return `${quote}${value}${quote}`;
}

/**
 * The text of a `.env` file with these settings: lines of settings that are there are replaced in their place, new ones follow at the end,
 * an empty value removes its line. All other lines stay as they are.
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
