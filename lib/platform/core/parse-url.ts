/**
 * Parses a URL, relative to `base` if given. Returns null if it is not valid.
 *
 * Node 20 and 22 answer `URL.canParse` wrongly for hosts such as `café.co.ke` once V8 has optimised the caller.
 */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
