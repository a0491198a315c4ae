import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The part of Next.js's route manifest that is used here. */
export interface RoutesManifest {
  staticRoutes: { page: string }[];
  dynamicRoutes: { page: string; regex: string }[];
}

export const NO_ROUTE = '(none)';
/** All files of the build count as one route. */
const ASSET = '/_next/*';

const METRICS = '/api/metrics';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return NO_ROUTE;
  }
}

/** The first part of a path, which most dynamic routes have in plain text. */
const firstPart = (path: string): string => path.split('/', 2)[1] ?? '';

/**
 * Creates a function that maps an address to its route: `/internships/[industry]/[slug]`, never the address itself, so that the number of
 * routes is bounded. Accepts the routes in the order in which Next.js tries them, and the paths of static files.
 */
export function routePatterns(
  { staticRoutes, dynamicRoutes }: RoutesManifest,
  files: readonly string[] = [],
) {
  const still = new Set([
    METRICS,
    ...files,
    ...staticRoutes.map(({ page }) => page).filter((page) => !/^\/_/.test(page)),
  ]);
  const moving = dynamicRoutes.map(({ page, regex }) => ({
    page,
    part: firstPart(page),
    matches: new RegExp(regex),
  }));
  const beginningWith = (wanted: string) =>
    moving.filter(({ part }) => part === wanted || part.startsWith('['));
  const movingByPart = new Map(moving.map(({ part }) => [part, beginningWith(part)]));
  const forAnyPart = beginningWith('');

  return (url: string): string => {
    const at = url.indexOf('?');
    const path = at === -1 ? url : url.slice(0, at);
    if (still.has(path)) return path;
    if (path.startsWith('/_next/')) return ASSET;
    const plain = path.includes('%') ? decoded(path) : path;
    if (still.has(plain)) return plain;
    const possible = movingByPart.get(firstPart(plain)) ?? forAnyPart;
    return possible.find(({ matches }) => matches.test(plain))?.page ?? NO_ROUTE;
  };
}

/** Reads the routes of this build and the files in `public/`; in development all addresses have one route. */
export function readRoutePatterns(
  file = '.next/routes-manifest.json',
  folder = 'public',
): (url: string) => string {
  try {
    const routes = JSON.parse(readFileSync(file, 'utf8')) as RoutesManifest;
    const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    return routePatterns(
      routes,
      files.map((name) => `/${name.replaceAll('\\', '/')}`),
    );
  } catch {
    return () => NO_ROUTE;
  }
}
