import { z } from 'zod';

/** Licences of packages that may be distributed with the service. The LGPL is allowed only for unmodified libraries. */
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
  // A font under this licence may be embedded in documents under any licence.
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

/**
 * Licences of packages whose package.json has none or uses an old format, as read from their LICENSE files.
 */
const READ_BY_HAND: Record<string, string> = {
  busboy: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

/** Packages that are partly sent to browsers. */
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

/** Lists the external packages of a lock file, sorted by name. A package appears once per licence and use. */
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

/** `A AND B` requires both licences to be allowed, `A OR B` only one. */
function isAllowed(licence: string, allowed: ReadonlySet<string>): boolean {
  const plain = licence.replace(/[()]/g, '');
  return plain.split(' OR ').some((one) => one.split(' AND ').every((part) => allowed.has(part)));
}

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

/** Renders docs/licences.md for the packages of a lock file. */
export function licencesPage(packages: readonly UsedPackage[]): string {
  const [shipped, development] = [
    packages.filter(({ use }) => use !== 'development'),
    packages.filter(({ use }) => use === 'development'),
  ];
  return `${[
    '# Licences of packages',
    '',
    '`npm run licences` writes this page from package-lock.json. A test checks that it is up to date, and that each licence is on the',
    'list in `dev/checks/licences.ts`. The page includes packages for other platforms; an installation has those of one platform.',
    '',
    `## In production: ${shipped.length}`,
    '',
    'A deployment installs these. Packages partly sent to browsers are marked; the others stay on the server. The LGPL applies to the',
    'image library libvips, which is installed unmodified and can be replaced. The display font in `app/_fonts` is under the SIL Open',
    'Font License 1.1.',
    '',
    '| Package | Version | Licence | Sent to browsers |',
    '| --- | --- | --- | --- |',
    ...shipped.map(rowOf),
    '',
    `## For development only: ${development.length}`,
    '',
    'These packages build, test and run Mwanzo on a developer’s machine; `npm prune --omit=dev` removes them.',
    '',
    '| Licence | Packages | Which |',
    '| --- | --- | --- |',
    ...developmentRows(development),
    '',
  ].join('\n')}`;
}
