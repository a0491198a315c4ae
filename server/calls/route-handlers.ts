import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { RoutesManifest } from '../requests/route-patterns';

/** The export of `app/api/…/route.ts` for a method. */
export type RouteHandler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Response | Promise<Response>;

interface BuiltRoute {
  routeModule?: { ensureUserland?: () => Promise<void>; userland?: Record<string, unknown> };
}

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

interface Found {
  page: string;
  params: Record<string, string>;
}

const read = (folder: string, name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** Unambiguous paths: no empty part, nothing encoded, no trailing slash. */
const PLAIN_CALL = /^\/api(?:\/[\w.~-]+)+$/;

/** The calls of next-auth, which reads requests with `next/headers`. */
const NEXT_AUTH = /^\/api\/auth\/(?:signin|callback)\//;

const isOurs = (method: string, path: string): boolean =>
  METHODS.has(method) && PLAIN_CALL.test(path) && !NEXT_AUTH.test(path);

function matcher({ staticRoutes, dynamicRoutes }: RoutesManifest): (path: string) => Found | undefined {
  const still = new Set(staticRoutes.map(({ page }) => page));
  const moving = dynamicRoutes
    .filter(({ page }) => page.startsWith('/api/'))
    .map(({ page, regex }) => ({
      page,
      matches: new RegExp(regex),
      names: [...page.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name),
    }));
  return (path) => {
    if (still.has(path)) return { page: path, params: {} };
    for (const { page, matches, names } of moving) {
      const parts = matches.exec(path);
      if (parts)
        return { page, params: Object.fromEntries(names.map((name, at) => [name, parts[at + 1] ?? ''])) };
    }
    return undefined;
  };
}

/** The handlers of one route file by method; empty if it does not load or Next.js builds it differently. */
async function load(need: NodeJS.Require, file: string): Promise<Record<string, unknown>> {
  try {
    const { routeModule } = need(file) as BuiltRoute;
    await routeModule?.ensureUserland?.();
    return routeModule?.userland ?? {};
  } catch {
    // Next.js responds and reports why.
    return {};
  }
}

/**
 * Reads from Next.js's manifests which route files were built. Returns a function that finds the handler of an API call and its
 * parameters. It returns undefined if Next.js must respond: for next-auth, an unusual address, a method that is not exported, or a
 * missing file.
 */
export function readRouteHandlers(folder = '.next') {
  const need = createRequire(join(resolve(folder), 'server', 'pages.js'));
  const files = read(folder, 'server/app-paths-manifest.json') as Record<string, string>;
  const pages = read(folder, 'app-path-routes-manifest.json') as Record<string, string>;
  const find = matcher(read(folder, 'routes-manifest.json') as RoutesManifest);
  const fileOf = new Map(
    Object.entries(files)
      .filter(([name]) => name.endsWith('/route'))
      .map(([name, file]) => [pages[name], file]),
  );
  const loaded = new Map<string, Promise<Record<string, unknown>>>();

  return async (method: string, path: string) => {
    const found = isOurs(method, path) ? find(path) : undefined;
    const file = found && fileOf.get(found.page);
    if (!file) return undefined;
    let handlers = loaded.get(file);
    if (!handlers) loaded.set(file, (handlers = load(need, `./${file}`)));
    const { [method]: handler } = await handlers;
    return typeof handler === 'function'
      ? { handler: handler as RouteHandler, params: found.params }
      : undefined;
  };
}
