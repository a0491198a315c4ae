import { readFileSync } from 'node:fs';

/** As much as is read here of the list of routes that Next.js writes at the build. */
export interface RoutesManifest {
  staticRoutes: { page: string }[];
  dynamicRoutes: { page: string; regex: string }[];
}

/** What no route is for. */
export const NO_ROUTE = '(none)';
/** All files of the build are one. */
const ASSET = '/_next/*';

const METRICS = '/api/metrics';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return NO_ROUTE;
  }
}

/**
 * Makes the function that gives the route of an address: `/internships/[industry]/[slug]`, never the address itself, so that there are
 * only so many. Takes the routes of the build, in the order in which Next.js tries them.
 */
export function routePatterns({ staticRoutes, dynamicRoutes }: RoutesManifest) {
  const still = new Set([
    METRICS,
    ...staticRoutes.map(({ page }) => page).filter((page) => !/^\/_/.test(page)),
  ]);
  const moving = dynamicRoutes.map(({ page, regex }) => ({ page, matches: new RegExp(regex) }));

  return (url: string): string => {
    const at = url.indexOf('?');
    const path = at === -1 ? url : url.slice(0, at);
    if (still.has(path)) return path;
    if (path.startsWith('/_next/')) return ASSET;
    const plain = path.includes('%') ? decoded(path) : path;
    if (still.has(plain)) return plain;
    return moving.find(({ matches }) => matches.test(plain))?.page ?? NO_ROUTE;
  };
}

/** The routes of this build; without one, as while developing, all addresses have the same. */
export function readRoutePatterns(file = '.next/routes-manifest.json'): (url: string) => string {
  try {
    return routePatterns(JSON.parse(readFileSync(file, 'utf8')) as RoutesManifest);
  } catch {
    return () => NO_ROUTE;
  }
}
