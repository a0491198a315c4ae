/** Levenshtein distance: the number of letters to add, remove or change. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, wanted] of [...other].entries()) {
      const changed = (row[at] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Shorter names resemble too many others. */
const SHORTEST = 7;

/** Returns the most similar setting. Up to one letter in four may differ. */
function nearest(name: string, settings: readonly string[]): string | undefined {
  const like = settings
    .map((setting) => ({ setting, wrong: distance(name, setting) }))
    .filter(({ setting, wrong }) => setting.length >= SHORTEST && wrong <= Math.floor(setting.length / 4));
  return like.sort((one, other) => one.wrong - other.wrong)[0]?.setting;
}

/** Pairs each unknown name in the environment with the setting it resembles, unless that setting is set. */
export function misspelled(
  source: Record<string, string | undefined>,
  settings: readonly string[],
): [name: string, meant: string][] {
  const names = Object.keys(source).filter((name) => source[name] !== undefined && !settings.includes(name));
  return names.flatMap((name) => {
    const meant = nearest(name, settings);
    return meant && !source[meant] ? [[name, meant] as [string, string]] : [];
  });
}
