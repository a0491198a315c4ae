import { z } from 'zod';

/** Licences of packages that may be distributed with the service; LGPL for unmodified libraries. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // Fonts, which may be embedded in documents of any licence.
  'OFL-1.1',
  'Unlicense',
]);

/** Additional licences for development packages. */
const ALLOWED_IN_DEVELOPMENT = new Set([
  ...ALLOWED,
  'Artistic-2.0',
  'CC-BY-3.0',
  'CC0-1.0',
  'MPL-2.0',
  'PSF-2.0',
  'Python-2.0',
  'WTFPL',
  'Zlib',
]);

/** Licences of packages whose package.json has none or an old format, read from their LICENSE files. */
const READ_BY_HAND: Record<string, string> = {
  busboy: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

/** Packages of which browsers download a part. */
export const IN_THE_BROWSER = new Set([
  'clsx',
  'next',
  'react',
  'react-dom',
  'scheduler',
  '@vercel/analytics',
]);

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

export interface UsedPackage {
  name: string;
  versions: string[];
  licence: string;
  use: 'browser' | 'production' | 'development';
}

/** All external packages of a lock file, once for each licence and use, sorted by name. */
export function usedPackages(lock: unknown): UsedPackage[] {
  const found = new Map<string, UsedPackage>();
  for (const [path, { version = '', license, dev, devOptional, link }] of Object.entries(
    lockSchema.parse(lock).packages,
  )) {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    if (!name || link) continue;
    const licence = license ?? READ_BY_HAND[name] ?? 'not stated';
    const shipped = IN_THE_BROWSER.has(name) ? 'browser' : 'production';
    const use = dev || devOptional ? 'development' : shipped;
    const key = `${name} ${licence} ${use}`;
    const one = found.get(key) ?? { name, versions: [], licence, use };
    found.set(key, { ...one, versions: [...new Set([...one.versions, version])].sort() });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** `A AND B` needs both, `A OR B` one of them. */
function isAllowed(licence: string, allowed: ReadonlySet<string>): boolean {
  const plain = licence.replace(/[()]/g, '');
  return plain.split(' OR ').some((one) => one.split(' AND ').every((part) => allowed.has(part)));
}

/** The packages whose licence is not allowed. */
export const notAllowed = (packages: readonly UsedPackage[]): UsedPackage[] =>
  packages.filter(
    ({ licence, use }) => !isAllowed(licence, use === 'development' ? ALLOWED_IN_DEVELOPMENT : ALLOWED),
  );

const rowOf = ({ name, versions, licence, use }: UsedPackage): string =>
  `| ${name} | ${versions.join(', ')} | ${licence} | ${use === 'browser' ? 'yes' : ''} |`;

function developmentRows(packages: readonly UsedPackage[]): string[] {
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort();
  return licences.map((licence) => {
    const names = packages.filter((one) => one.licence === licence).map(({ name }) => name);
    return `| ${licence} | ${names.length} | ${names.join(', ')} |`;
  });
}

/** The text of docs/licences.md for the packages of a lock file. */
export function licencesPage(packages: readonly UsedPackage[]): string {
  const [shipped, development] = [
    packages.filter(({ use }) => use !== 'development'),
    packages.filter(({ use }) => use === 'development'),
  ];
  return `${[
    '# Licences of what Mwanzo is made of',
    '',
    'Made of package-lock.json by `npm run licences`; a test holds it current and refuses a licence that is not on the list in',
    '`dev/checks/licences.ts`. Packages for other systems and processors are listed too; only one of each kind is installed.',
    '',
    `## In production: ${shipped.length}`,
    '',
    'Installed by a deployment. Packages that are partly sent to browsers are marked; the rest stay on the server. The LGPL is that of the',
    'image library libvips, which is installed as it is and can be exchanged. The display face in `app/_fonts` is under the SIL Open',
    'Font License 1.1.',
    '',
    '| Package | Version | Licence | Sent to browsers |',
    '| --- | --- | --- | --- |',
    ...shipped.map(rowOf),
    '',
    `## For development only: ${development.length}`,
    '',
    'Build, test and run it on a developer’s machine; `npm prune --omit=dev` removes them.',
    '',
    '| Licence | Packages | Which |',
    '| --- | --- | --- |',
    ...developmentRows(development),
    '',
  ].join('\n')}`;
}
