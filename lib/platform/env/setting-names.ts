/** How many letters have to be added, taken away or changed to make one text of the other. */
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

/** Names this short are like too many others. */
const SHORTEST = 7;

/** The setting a name is most like; one letter in four may be wrong. */
function nearest(name: string, settings: readonly string[]): string | undefined {
  const like = settings
    .map((setting) => ({ setting, wrong: distance(name, setting) }))
    .filter(({ setting, wrong }) => setting.length >= SHORTEST && wrong <= Math.floor(setting.length / 4));
  return like.sort((one, other) => one.wrong - other.wrong)[0]?.setting;
}

/**
 * What is set in the environment under a name that is like a setting of ours, but is none: pairs of that name and the setting
 * that was probably meant. One that is set itself was not meant by another name.
 */
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
