// Caches pages for use without a connection: docs/decisions/offline.md.

const PAGES = 'pages-2';
/** Personal pages, and the saved listings. */
const OWN = 'own-2';
const FILES = 'files-2';
const OFFLINE = '/offline';

/** The only personal pages that are cached. */
const OWN_PAGES = ['/dashboard/saved', '/dashboard/my-internships', '/saved'];

const MOST = { [PAGES]: 30, [OWN]: 30, [FILES]: 120 };
const MOST_BYTES = 3e6;
const MOST_AHEAD = 20;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const LIMIT_MS = 2000;

const KEPT = 'x-kept';
/** The time, the bytes and the path of a copy. */
const keptOf = (copy) => copy.headers.get(KEPT).split(' ');

const FILE = /^\/(?:_next\/static|page-script)\//;
const NAMED_FILE = /\/(?:_next\/static|page-script)\/[\w./~%?=-]+/g;
const LISTING = /href="(\/internships\/[^"/?#]+\/[^"/?#]+)"/g;

/** Calls after which another person may use this browser. */
const CHANGES_SESSION = /^\/api\/(?:auth\/(?!verify$|extend-session$)|users\/me(?:\/delete)?$)/;
const CALLBACK = /^\/api\/auth\/callback\//;

const named = (html, pattern) => [
  ...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? match[0])),
];

const savesData = (response) => navigator.connection?.saveData || response?.headers.has('x-saves-data');

/** A refused call, or the log-in page after the end of a session. */
const hasEnded = (url, { status }) => status === 401 || url.includes('/login?reason=');

/** Counts changes of session, so that a page requested before a change is not cached after it. */
let sessions = 0;

async function forget() {
  sessions += 1;
  await Promise.all([caches.delete(OWN), caches.delete(PAGES)]);
}

async function trim(name) {
  const cache = await caches.open(name);
  let count = 0;
  let total = 0;
  for (const copy of (await cache.matchAll()).reverse()) {
    const [time, bytes, path] = keptOf(copy);
    count += 1;
    total += Number(bytes);
    const isOld = name !== FILES && Date.now() - time > WEEK_MS;
    const isOver = count > MOST[name] || total > MOST_BYTES;
    if (isOld || (isOver && path !== OFFLINE)) await cache.delete(path);
  }
}

const trimPages = () => Promise.all([trim(PAGES), trim(OWN)]);

async function store(name, path, body, { headers }) {
  // Opened at once, so that a later change of session deletes the copy too.
  const cache = await caches.open(name);
  await (await caches.open(PAGES)).delete(path);
  const copy = new Response(body, { headers });
  copy.headers.set(KEPT, `${Date.now()} ${body.size} ${path}`);
  await cache.delete(path);
  await cache.put(path, copy);
  await trim(name);
}

async function fetchFile(path, options) {
  const kept = await caches.match(path);
  if (kept) return kept;
  const file = await fetch(path, options);
  // A full disk must not break the page.
  const stored = async (copy) => store(FILES, path, await copy.blob(), file);
  if (file.ok) stored(file.clone()).catch(() => undefined);
  return file;
}

/** Caches the files of a page that the browser has, but may drop. */
async function keepFiles(html) {
  for (const path of named(html, NAMED_FILE))
    await fetchFile(path, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined);
}

const headerOf = (response, name) => response.headers.get(name) ?? '';
const isPage = (response) =>
  response.ok && !response.redirected && headerOf(response, 'content-type').startsWith('text/html');

const isOwnCopy = async (path) => (await caches.open(OWN)).match(path);

async function keep(url, response, session, isAhead) {
  const { pathname, search } = new URL(url);
  const path = pathname + search;
  const isOwn = OWN_PAGES.includes(path);
  const isLed = response.type === 'opaqueredirect' && isOwn && path !== '/saved';
  if (isLed || hasEnded(path, response)) return forget();
  if (!isPage(response) || !(isOwn || !/no-store|private/.test(headerOf(response, 'cache-control')))) return;
  const body = await response.blob();
  const html = await body.text();
  const name = isOwn || isAhead || (await isOwnCopy(path)) ? OWN : PAGES;
  if (session !== sessions) return;
  await store(name, path, body, response);
  await keepFiles(html);
  if (!path.endsWith('/saved') || savesData(response)) return;
  for (const saved of named(html, LISTING).slice(0, MOST_AHEAD))
    if (!(await isOwnCopy(saved))) await fetchAndKeep(saved, session, true);
}

async function fetchAndKeep(url, session, isAhead) {
  if (savesData()) return;
  const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
  if (response) await keep(new URL(url, location.origin).href, response, session, isAhead);
}

function when(time) {
  const date = { month: 'short', day: 'numeric' };
  const text = (of, parts) =>
    new Date(of).toLocaleString('en-US', { timeZone: 'Africa/Nairobi', hourCycle: 'h23', ...parts });
  const isToday = text(time, date) === text(Date.now(), date);
  return text(time, { ...(!isToday && date), hour: '2-digit', minute: '2-digit' });
}

async function copyOf(path) {
  await trimPages();
  const copy = await caches.match(path);
  if (!copy) return undefined;
  const html = (await copy.text())
    .replace('<html', '<html data-kept=""')
    .replace(
      /(kept-note">)[^<]*/,
      `$1Saved copy from ${when(Number(keptOf(copy)[0]))}. You’re offline or the connection is slow.`,
    );
  return new Response(html, copy);
}

const offlinePage = async () =>
  (await caches.match(OFFLINE)) ??
  new Response(
    '<meta charset=utf-8><meta name=viewport content=width=device-width><title>You’re offline</title><h1>You’re offline</h1>',
    { headers: { 'content-type': 'text/html' } },
  );

const answerTo = async (event) => (await event.preloadResponse) ?? fetch(event.request);

async function openPage(event) {
  const { pathname, search } = new URL(event.request.url);
  const session = sessions;
  const answer = answerTo(event);
  const kept = answer.then(
    (response) => keep(event.request.url, response.clone(), session),
    () => undefined,
  );
  event.waitUntil(Promise.all([kept, trimPages()]));
  const limit = new Promise((done) => setTimeout(done, LIMIT_MS));
  const first = await Promise.race([answer, limit]).catch(() => undefined);
  return first ?? (await copyOf(pathname + search)) ?? answer.catch(offlinePage);
}

/** Other tabs may load pages during the call. */
async function changeSession(event) {
  await forget();
  try {
    return await answerTo(event);
  } finally {
    await forget();
  }
}

async function call(request) {
  const response = await fetch(request);
  if (hasEnded(response.url, response)) await forget();
  return response;
}

addEventListener('install', (event) => {
  skipWaiting();
  if (savesData()) return;
  event.waitUntil(
    fetch(OFFLINE).then(async (response) => {
      if (!isPage(response) || savesData(response)) return;
      const body = await response.blob();
      await store(FILES, OFFLINE, body, response);
      await keepFiles(await body.text());
    }),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => !MOST[name]).map((name) => caches.delete(name)));
      await registration.navigationPreload?.enable();
      await clients.claim();
      // Open pages were loaded without this script.
      for (const { url } of await clients.matchAll({ type: 'window' })) await fetchAndKeep(url, sessions);
    })(),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== location.origin) return;
  const isGet = request.method === 'GET';
  if ((isGet ? CALLBACK : CHANGES_SESSION).test(pathname)) event.respondWith(changeSession(event));
  else if (isGet && request.mode === 'navigate') event.respondWith(openPage(event));
  else if (isGet && FILE.test(pathname)) event.respondWith(fetchFile(pathname + search));
  else if (request.destination === '') event.respondWith(call(request));
});
