import { parse } from 'cookie';
import { readOutcome } from '@/lib/platform/http/form-outcome';

/**
 * Simulates a browser without JavaScript. Sends forms, follows redirects and refresh pages, and keeps cookies
 * for each host.
 */
export class Browser {
  private readonly jars = new Map<string, Map<string, string>>();

  /** The last `Set-Cookie` value of each cookie that the browser has, from any host. */
  readonly lines = new Map<string, string>();

  constructor(private readonly site: string) {}

  private jarOf(address: string): Map<string, string> {
    const { host } = new URL(address);
    const jar = this.jars.get(host) ?? new Map<string, string>();
    this.jars.set(host, jar);
    return jar;
  }

  /** Returns the value of a cookie of the site. */
  cookie(name: string): string | undefined {
    return this.jarOf(this.site).get(name);
  }

  /** Returns all cookies of the site as a header. */
  cookies(): string {
    return [...this.jarOf(this.site)]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
  }

  lose(name: string): void {
    this.jarOf(this.site).delete(name);
  }

  /** Sends one request and stores the cookies in its response. */
  async ask(address: string, init: RequestInit = {}): Promise<Response> {
    const jar = this.jarOf(address);
    const cookie = [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const answer = await fetch(new URL(address, this.site), {
      ...init,
      redirect: 'manual',
      headers: { cookie, accept: 'text/html', ...init.headers },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = Object.entries(parse(line.split(';')[0] ?? ''))[0] ?? [];
      if (value === '' || value === undefined || /max-age=0(;|$)|expires=thu, 01 jan 1970/i.test(line)) {
        jar.delete(name);
        this.lines.delete(name);
      } else {
        jar.set(name, value);
        this.lines.set(name, line);
      }
    }
    return answer;
  }

  /** Sends a form on the site. */
  send(path: string, fields: Record<string, string> = {}): Promise<Response> {
    return this.ask(this.site + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: this.site },
      body: new URLSearchParams(fields).toString(),
    });
  }

  /** Returns the address to which a page refreshes. */
  static async leadsTo(page: Response): Promise<string> {
    const address = /http-equiv="refresh" content="0; url=([^"]+)"/.exec(await page.text())?.[1] ?? '';
    return address.replaceAll('&amp;', '&');
  }

  /** Follows redirects until `stop` accepts the next address. Returns that address without requesting it. */
  async follow(address: string, stop: (next: string) => boolean): Promise<string> {
    let next = address;
    while (!stop(next)) {
      const answer = await this.ask(next);
      const location = answer.headers.get('location');
      if (location === null) throw new Error(`${next} answered ${answer.status}: ${await answer.text()}`);
      next = new URL(location, next).href;
    }
    return next;
  }

  /** Clicks the sign-in button and signs in with the provider. Returns the address that the provider redirects to. */
  async begin(fields: Record<string, string> = {}): Promise<string> {
    const page = await this.send('/api/auth/signin/oidc', fields);
    const address = await Browser.leadsTo(page);
    return this.follow(address, (next) => next.startsWith(`${this.site}/api/auth/callback/`));
  }

  /** Signs in with the provider. Returns the path that the site redirects to. */
  async signIn(fields: Record<string, string> = {}): Promise<string> {
    const answer = await this.ask(await this.begin(fields));
    return pathOf(answer);
  }

  /** Returns the message that this form's page will show. */
  told(form: string): string | undefined {
    return readOutcome(this.cookie(`mwanzo-form-${form.replaceAll(' ', '-')}`), form)?.message;
  }
}

/** Returns the target of a redirect, or the status if there is none. */
export const pathOf = (answer: Response): string => answer.headers.get('location') ?? `${answer.status}`;
