// Caches pages for offline use: recently read pages, saved listings, and the user's list of applications. Clears the personal and recent
// pages on login, logout and at the end of a session. Cached pages are used only if the network does not respond.

const PAGES = 'pages-1';
const OWN = 'own-1';
const FILES = 'files-1';

const OFFLINE = '/offline';

/** The only personal pages that are cached. */
const OWN_PAGES = ['/dashboard/saved', '/dashboard/my-internships', '/saved'];
/** Personal pages that link saved listings, which are cached as well. */
const SAVED_PAGES = ['/dashboard/saved', '/saved'];

const MOST_PAGES = 40;
const MOST_FILES = 120;
/** Maximum saved listings to fetch in advance. */
const MOST_AHEAD = 20;

const FILE = /^\/(?:_next\/static|page-script)\//;
const NAMED_FILE = /\/(?:_next\/static|page-script)\/[\w./~%-]+/g;
const LISTING = /href="(\/internships\/[^"/?#]+\/[^"/?#]+)"/g;

/** Requests after which another person may use this browser. */
const CHANGES_SESSION = /^\/api\/(?:auth\/(?!verify$)|users\/me$)/;

const named = (html, pattern) => [
  ...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? match[0])),
];

/** Counts changes of session, so that a page requested before a change is not cached after it. */
let sessions = 0;

async function forget() {
  sessions += 1;
  await Promise.all([caches.delete(OWN), caches.delete(PAGES)]);
}

/** Stores a response and drops the oldest ones beyond `most`. */
async function store(name, key, response, most) {
  const cache = await caches.open(name);
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)));
}

/** Caches the files that a page needs, because the browser's own cache may drop them. */
async function keepFiles(html) {
  const cache = await caches.open(FILES);
  for (const path of named(html, NAMED_FILE)) {
    if (await cache.match(path)) continue;
    const response = await fetch(path).catch(() => undefined);
    if (response?.ok) await store(FILES, path, response, MOST_FILES);
  }
}

const isPage = (response) =>
  response.ok && !response.redirected && (response.headers.get('content-type') ?? '').startsWith('text/html');

const mayBeStored = (response) => !/no-store|private/.test(response.headers.get('cache-control') ?? '');

async function keepAhead(html) {
  if (navigator.connection?.saveData) return;
  for (const path of named(html, LISTING).slice(0, MOST_AHEAD))
    if (!(await caches.match(path))) await fetchAndKeep(path);
}

/** Caches a page, unless the session has changed since it was requested. */
async function keep(url, response, session) {
  const { pathname, search } = new URL(url);
  const isOwn = search === '' && OWN_PAGES.includes(pathname);
  if (isOwn && response.type === 'opaqueredirect') return forget();
  if (!isPage(response) || !(isOwn || mayBeStored(response))) return;
  const html = await response.clone().text();
  if (session !== sessions) return;
  await store(isOwn ? OWN : PAGES, pathname + search, response, MOST_PAGES);
  await keepFiles(html);
  if (isOwn && SAVED_PAGES.includes(pathname)) await keepAhead(html);
}

async function fetchAndKeep(url) {
  const session = sessions;
  const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
  if (response) await keep(new URL(url, location.origin).href, response, session);
}

/** Marks a cached page for the style sheet. */
async function marked(response) {
  const html = await response.text();
  return new Response(html.replace('<html', '<html data-kept=""'), response);
}

async function openPage(event) {
  const { url } = event.request;
  const session = sessions;
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(keep(url, response.clone(), session));
    return response;
  } catch {
    const { pathname, search } = new URL(url);
    const kept = await caches.match(pathname + search);
    return kept ? marked(kept) : ((await caches.match(OFFLINE)) ?? Response.error());
  }
}

async function openFile(request) {
  return (await caches.match(new URL(request.url).pathname)) ?? fetch(request);
}

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(
    fetch(OFFLINE).then(async (response) => {
      const html = await response.clone().text();
      if (isPage(response)) await store(FILES, OFFLINE, response, MOST_FILES);
      await keepFiles(html);
    }),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(
        names.filter((name) => ![PAGES, OWN, FILES].includes(name)).map((name) => caches.delete(name)),
      );
      await registration.navigationPreload?.enable();
      await clients.claim();
      // Pages that are already open were loaded without this script.
      for (const { url } of await clients.matchAll({ type: 'window' })) await fetchAndKeep(url);
    })(),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  const isCallback = pathname.startsWith('/api/auth/callback/');
  if (isCallback || (request.method !== 'GET' && CHANGES_SESSION.test(pathname))) event.waitUntil(forget());
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (FILE.test(pathname)) event.respondWith(openFile(request));
});
