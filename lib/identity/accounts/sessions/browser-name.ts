type Rule = readonly [sign: RegExp, name: string];

/** The first match wins: most browsers also name the browsers they imitate. */
const BROWSERS: readonly Rule[] = [
  [/Opera Mini/, 'Opera Mini'],
  [/OPR\/|Opera/, 'Opera'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly Rule[] = [
  [/KAIOS/, 'KaiOS'],
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const nameBy = (rules: readonly Rule[], agent: string): string | undefined =>
  rules.find(([sign]) => sign.test(agent))?.[1];

/** How many characters of the header are read. */
const MAX_LENGTH = 512;

/** Names a session by its User-Agent: "Chrome on Android". */
export function browserName(userAgent: string | null): string {
  const agent = (userAgent ?? '').slice(0, MAX_LENGTH);
  const browser = nameBy(BROWSERS, agent);
  const system = nameBy(SYSTEMS, agent);
  if (browser === undefined) return system === undefined ? 'A program' : `A browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
