import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { collectTags, type Tag } from '@/lib/platform/cache/tags';
import { logFailure } from '@/lib/platform/http/log-failure';
import {
  currentAsker,
  currentRequest,
  runRequest,
  type RequestContext,
} from '@/lib/platform/log/request-context';
import { isBusy, type Asker } from '@/lib/platform/core/fair-queue';
import type { Turns } from '../render-queue';
import { requestInProcess, type Answer } from '../request-in-process';
import { identify } from '@/lib/platform/http/identify';
import { FOR_ALL, hasReadablePath } from '@/lib/platform/http/incoming';
import { pagePolicy } from '@/lib/platform/http/content-security-policy';
import { errorPageKind, failurePage } from '../failure-without-script';
import { lightAnswer } from '../light-version';
import type { ScriptOnTouch } from '../on-touch/script-on-touch';
import { toCachedPage, namedFor, sendPage, type CachedPage } from './cached-page';
import { cacheKey, isFile, isPicture, kindOf, MISSING, missingKey, requestFor, type Asked } from './key';
import { PageStore } from './page-store';
import { Tallies, type Tally } from './tallies';

/** Milliseconds after which a page is stale: it is rendered again while it is still served, in case a change was not reported. */
const RENEW_AFTER = 60_000;

const THE_SERVICE: Asker = { address: '' };

export type Render = (request: IncomingMessage, response: ServerResponse) => void;

interface Rendered {
  page: CachedPage;
  /** Whether the response may be cached and sent to others. */
  shareable: boolean;
  /** The ID of the rendering, and the error if it failed. */
  context: RequestContext;
}

/** A response may be cached if it sets no cookie and, at status 200, is a page or marked public. This excludes API responses. */
const isForAll = (status: number, headers: OutgoingHttpHeaders): boolean =>
  headers['set-cookie'] === undefined &&
  (status !== 200 ||
    String(headers['content-type']).startsWith('text/html') ||
    String(headers['cache-control']).includes('public'));

interface PageCacheSettings {
  render: Render;
  turns: Pick<Turns, 'pages' | 'pictures'>;
  host: string;
  maxBytes: number;
  secure?: boolean;
  routeOf?: (url: string) => string;
  /** Defers the scripts of pages to the first touch; without it, pages keep their scripts. */
  onTouch?: ScriptOnTouch | undefined;
}

interface Rendering {
  done: Promise<Rendered>;
  join: (asker: Asker) => void;
  /** The tags invalidated since the rendering began, or `all`: the page may be stale. */
  changed: Set<Tag | 'all'>;
}

/** Page cache: keeps public pages in memory, in front of their renderer. They are rendered anonymously, so nothing personal is cached. */
export class PageCache {
  readonly #store: PageStore;
  readonly #renderings = new Map<string, Rendering>();
  readonly #render: Render;
  readonly #host: string;
  readonly #turns: PageCacheSettings['turns'];
  readonly #routeOf: (url: string) => string;
  readonly #onTouch: ScriptOnTouch | undefined;
  readonly #secure: boolean;

  constructor(settings: PageCacheSettings) {
    this.#routeOf = settings.routeOf ?? (() => '');
    this.#render = settings.render;
    this.#turns = settings.turns;
    this.#onTouch = settings.onTouch;
    this.#secure = settings.secure ?? false;
    this.#host = settings.host;
    this.#store = new PageStore(settings.maxBytes);
  }

  readonly tallies = new Tallies();

  get size(): PageStore['size'] {
    return this.#store.size;
  }

  /** Sends the cached page, if there is one; returns whether it did. */
  sendCached(request: IncomingMessage, response: ServerResponse): boolean {
    const key = this.#keyOf(request);
    const entry = key === undefined ? undefined : this.#store.get(key);
    const now = Date.now();
    if (key === undefined || !entry || now >= entry.record.until) return false;
    entry.tally.hits += 1;
    sendPage(request, response, entry.page);
    if (now - entry.cachedAt > RENEW_AFTER && !entry.page.immutable) this.#renew(key);
    return true;
  }

  /** Renders a public page once for all requests that wait for it. Calls `busy` if too many pages wait, `otherwise` for other requests. */
  sendMade(
    request: IncomingMessage,
    response: ServerResponse,
    { otherwise, busy }: { otherwise: () => void; busy: () => void },
  ): void {
    const key = this.#keyOf(request);
    if (key === undefined) {
      otherwise();
      return;
    }
    this.#tallyOf(key).misses += 1;
    const own = identify(request);
    this.#once(key, currentAsker())
      .then(({ page, shareable, context }) => {
        if (!shareable) {
          otherwise();
          return;
        }
        own.rendering = context;
        sendPage(request, response, namedFor(page, context.id, own.id));
      })
      .catch((error: unknown) => (isBusy(error) ? busy() : otherwise()));
  }

  /**
   * Returns the data file with this name for the page at this address. Renders the page if the file is missing, unless the cached page
   * uses another file. Undefined if there is none; throws Busy if too many pages are waiting to be rendered.
   */
  async dataFile(name: string, url: string, asker: Asker): Promise<CachedPage | undefined> {
    const there = this.#onTouch?.get(name);
    if (there || !this.#onTouch || !hasReadablePath(url)) return there;
    const key = this.#keyOf({ method: 'GET', url, headers: {} });
    if (key === undefined || kindOf(key) !== 'page') return undefined;
    const entry = this.#store.get(key);
    const isOther = entry && Date.now() < entry.record.until && entry.page.script !== name;
    if (!isOther) await this.#once(key, asker);
    return this.#onTouch.get(name);
  }

  /** Invalidates the pages with these tags. Pages that are being rendered are sent but not cached. */
  invalidate(tags: readonly Tag[]): void {
    this.#store.invalidate(tags);
    for (const { changed } of this.#renderings.values()) for (const tag of tags) changed.add(tag);
  }

  invalidateAll(): void {
    this.#store.invalidateAll();
    for (const { changed } of this.#renderings.values()) changed.add('all');
  }

  #keyOf(request: Asked): string | undefined {
    return cacheKey(request) ?? missingKey(request, this.#routeOf);
  }

  #tallyOf(key: string): Tally {
    return this.tallies.of(kindOf(key), this.#routeOf(requestFor(key).url));
  }

  /** Renders a cached page again in the background. Logs a failure, because no request reports it. */
  #renew(key: string): void {
    this.#once(key, THE_SERVICE)
      .then(({ page: { status }, context: { id: requestId, failure } }) => {
        const route = this.#routeOf(requestFor(key).url);
        if (status >= 500) logFailure(failure?.error, { requestId, method: 'GET', route, status });
      })
      .catch(() => undefined);
  }

  /** Renders the page once for all concurrent requests. A request after an invalidation never gets a rendering that began before it. */
  #once(key: string, asker: Asker): Promise<Rendered> {
    const current = this.#renderings.get(key);
    if (current?.changed.size === 0) {
      current.join(asker);
      return current.done;
    }
    const changed: Rendering['changed'] = new Set();
    const context = { id: currentRequest()?.id ?? randomUUID(), client: asker.address };
    const place = this.#enter(key, asker, () => this.#make(key, changed, context));
    const done = place.done.finally(() => {
      if (this.#renderings.get(key)?.changed === changed) this.#renderings.delete(key);
    });
    this.#renderings.set(key, { done, join: place.join, changed });
    return done;
  }

  /** Gives a page the policy of its kind. An error page needs no JavaScript. Returns undefined for a page that each visitor must request. */
  async #finish(
    key: string,
    answer: Answer,
    id: string,
  ): Promise<(Answer & { script?: string }) | undefined> {
    const kind = kindOf(key);
    const isPage = kind === 'page' || kind === 'light';
    if (!isPage || !String(answer.headers['content-type']).startsWith('text/html')) return answer;
    if (answer.status >= 500 && errorPageKind(answer.body.toString()) === 'empty') {
      const headers = { ...answer.headers, 'content-security-policy': pagePolicy('no script', this.#secure) };
      return { ...answer, headers, body: Buffer.from(failurePage(id)) };
    }
    if (kind === 'light') return lightAnswer(answer, this.#secure);
    return this.#onTouch ? this.#onTouch.finish(answer, requestFor(key).url) : answer;
  }

  /** Files skip the queue: there are few of them, and every page needs some. Pictures must not delay pages. */
  #enter(key: string, asker: Asker, make: () => Promise<Rendered>): Omit<Rendering, 'changed'> {
    if (isFile(key)) return { done: make(), join: () => undefined };
    return (isPicture(key) ? this.#turns.pictures : this.#turns.pages).enter(asker, make);
  }

  async #make(key: string, changed: Rendering['changed'], context: RequestContext): Promise<Rendered> {
    const cachedAt = Date.now();
    const { headers: asked, ...request } = requestFor(key);
    const { result: finished, record } = await collectTags(() =>
      runRequest(context, () =>
        requestInProcess(this.#render, {
          ...request,
          headers: { ...asked, host: this.#host, [FOR_ALL]: 'yes' },
        }),
      ),
    );
    const { status, headers } = finished;
    const answer = await this.#finish(key, finished, context.id);
    const page = await toCachedPage(answer ?? finished);
    const shareable = answer !== undefined && isForAll(status, headers);
    const outdated = changed.has('all') || [...record.tags].some((tag) => changed.has(tag));
    const complete = status === (key === MISSING ? 404 : 200);
    if (complete && shareable && !outdated)
      this.#store.set(key, { page, record, cachedAt, tally: this.#tallyOf(key) });
    return { page, shareable, context };
  }
}
