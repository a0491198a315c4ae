import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { inject } from 'light-my-request';
import { collectTags, type Tag } from '@/lib/platform/cache/tags';
import { logFailure } from '@/lib/platform/http/log-failure';
import { currentRequest, runRequest, type RequestContext } from '@/lib/platform/log/request-context';
import { Busy, type Renderings } from '../renderings';
import { identify } from '@/lib/platform/http/identify';
import { hasReadablePath } from '@/lib/platform/http/incoming';
import type { ScriptOnTouch } from '../on-touch/script-on-touch';
import { toCachedPage, namedFor, sendPage, type CachedPage } from './finished-page';
import { cacheKey, isFile, isPicture, kindOf, MISSING, missingKey, requestFor, type Asked } from './key';
import { PageStore } from './page-store';
import { Tallies, type Tally } from './tallies';

/** Milliseconds after which a page is made anew while the kept one is still sent: mends what no change told of. */
const RENEW_AFTER = 60_000;

export type Render = (request: IncomingMessage, response: ServerResponse) => void;

interface Rendered {
  page: CachedPage;
  /** Whether it may be sent to others than the one who asked. */
  shareable: boolean;
  /** Names the rendering, and holds what made it fail. */
  context: RequestContext;
}

/**
 * Whether an answer is for everybody: it sets no cookie, and it is a page, or says itself that it is public. What a call answers
 * is neither, wherever it came from.
 */
const isForAll = (status: number, headers: OutgoingHttpHeaders): boolean =>
  headers['set-cookie'] === undefined &&
  (status !== 200 ||
    String(headers['content-type']).startsWith('text/html') ||
    String(headers['cache-control']).includes('public'));

interface PageCacheSettings {
  render: Render;
  /** In whose turn pages are rendered. */
  inTurn: Renderings;
  /** The host they are rendered for. */
  host: string;
  /** The most bytes to keep. */
  maxBytes: number;
  /** Gives the route of an address, for those who count. */
  routeOf?: (url: string) => string;
  /** Finishes pages whose script is fetched at the first touch; without it all have their script. */
  onTouch?: ScriptOnTouch | undefined;
}

interface Rendering {
  done: Promise<Rendered>;
  /** What was changed since it began, or all: the page made of it may be old already. */
  changed: Set<Tag | 'all'>;
}

/**
 * Finished public pages in memory, in front of what renders them.
 * A page is rendered for nobody: the request that makes it carries an address and nothing of whoever asked.
 */
export class PageCache {
  readonly #store: PageStore;
  readonly #renderings = new Map<string, Rendering>();
  readonly #render: Render;
  readonly #host: string;
  readonly #inTurn: Renderings;
  readonly #routeOf: (url: string) => string;
  readonly #onTouch: ScriptOnTouch | undefined;

  constructor(settings: PageCacheSettings) {
    this.#routeOf = settings.routeOf ?? (() => '');
    this.#render = settings.render;
    this.#inTurn = settings.inTurn;
    this.#onTouch = settings.onTouch;
    this.#host = settings.host;
    this.#store = new PageStore(settings.maxBytes);
  }

  /** How often a page was sent as it was kept, and how often it had to be made. */
  readonly tallies = new Tallies();

  /** How many pages, tags and bytes are kept. */
  get size(): PageStore['size'] {
    return this.#store.size;
  }

  /** Answers with the page as it is kept; gives whether it was there. */
  sendKept(request: IncomingMessage, response: ServerResponse): boolean {
    const key = this.#keyOf(request);
    const kept = key === undefined ? undefined : this.#store.get(key);
    const now = Date.now();
    if (key === undefined || !kept || now >= kept.record.until) return false;
    kept.tally.hits += 1;
    sendPage(request, response, kept.page);
    if (now - kept.keptAt > RENEW_AFTER && !kept.page.immutable) this.#renew(key);
    return true;
  }

  /**
   * Answers with a public page that is made now, for all who ask meanwhile; leaves everything else to `otherwise`, and to `busy`
   * where too many pages are waiting to be made.
   */
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
    this.#once(key)
      .then(({ page, shareable, context }) => {
        if (!shareable) {
          otherwise();
          return;
        }
        own.rendering = context;
        sendPage(request, response, namedFor(page, context.id, own.id));
      })
      .catch((error: unknown) => (error instanceof Busy ? busy() : otherwise()));
  }

  /**
   * The data file with this name of the page at this address. One that is not kept here is made by rendering the page, unless the
   * kept page has another. Undefined where there is none; throws Busy when too many pages are waiting to be made.
   */
  async dataFile(name: string, url: string): Promise<CachedPage | undefined> {
    const there = this.#onTouch?.get(name);
    if (there || !this.#onTouch || !hasReadablePath(url)) return there;
    const key = this.#keyOf({ method: 'GET', url, headers: {} });
    if (key === undefined || kindOf(key) !== 'page') return undefined;
    const kept = this.#store.get(key);
    const isOther = kept && Date.now() < kept.record.until && kept.page.script !== name;
    if (!isOther) await this.#once(key);
    return this.#onTouch.get(name);
  }

  /** Forgets the pages with these tags; those being made now are sent, but not kept. */
  forget(tags: readonly Tag[]): void {
    this.#store.forget(tags);
    for (const { changed } of this.#renderings.values()) for (const tag of tags) changed.add(tag);
  }

  forgetAll(): void {
    this.#store.forgetAll();
    for (const { changed } of this.#renderings.values()) changed.add('all');
  }

  #keyOf(request: Asked): string | undefined {
    return cacheKey(request) ?? missingKey(request, this.#routeOf);
  }

  #tallyOf(key: string): Tally {
    return this.tallies.of(kindOf(key), this.#routeOf(requestFor(key).url));
  }

  /** Renders a kept page anew; nobody waits for it, so that its failure has no other line. */
  #renew(key: string): void {
    this.#once(key)
      .then(({ page: { status }, context: { id: requestId, failure } }) => {
        const route = this.#routeOf(requestFor(key).url);
        if (status >= 500) logFailure(failure?.error, { requestId, method: 'GET', route, status });
      })
      .catch(() => undefined);
  }

  /** Renders the page once however many ask for it at a time; who asks after a change does not get what was begun before. */
  #once(key: string): Promise<Rendered> {
    const current = this.#renderings.get(key);
    if (current?.changed.size === 0) return current.done;
    const changed: Rendering['changed'] = new Set();
    const context = { id: currentRequest()?.id ?? randomUUID() };
    const make = () => this.#make(key, changed, context);
    // Of files there are only so many, and every page needs some; pictures being drawn are not to hold up pages.
    const done = (isFile(key) || isPicture(key) ? make() : this.#inTurn.run(make)).finally(() => {
      if (this.#renderings.get(key)?.changed === changed) this.#renderings.delete(key);
    });
    this.#renderings.set(key, { done, changed });
    return done;
  }

  async #make(key: string, changed: Rendering['changed'], context: RequestContext): Promise<Rendered> {
    const keptAt = Date.now();
    const { headers: asked, ...request } = requestFor(key);
    // Without `end` it would begin only when it is waited for: outside of what is recorded.
    const { result: answer, record } = await collectTags(() =>
      runRequest(context, () =>
        inject(this.#render, { ...request, headers: { ...asked, host: this.#host } }).end(),
      ),
    );
    const { statusCode: status, headers, rawPayload: body } = answer;
    const { url } = request;
    const finished = { status, headers, body };
    const page = await toCachedPage(
      kindOf(key) === 'page' ? ((await this.#onTouch?.finish(finished, url)) ?? finished) : finished,
    );
    const shareable = isForAll(status, headers);
    const outdated = changed.has('all') || [...record.tags].some((tag) => changed.has(tag));
    const complete = status === (key === MISSING ? 404 : 200);
    if (complete && shareable && !outdated)
      this.#store.keep(key, { page, record, keptAt, tally: this.#tallyOf(key) });
    return { page, shareable, context };
  }
}
