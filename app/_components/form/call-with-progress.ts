/** A call as `fetch` makes it. */
export type Call = (path: string, request: RequestInit) => Promise<Response>;

/** `Name: value`, one a line. */
function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const [, name, value] of lines.matchAll(/^([^:\r\n]+): *(.*?)\r?$/gm))
    headers.append(name ?? '', value ?? '');
  return headers;
}

/**
 * Sends a form as `fetch` does, and tells how much of the body has gone out (0 to 1), which `fetch` does not. Throws TypeError when no
 * answer comes.
 */
export const callWithProgress =
  (onProgress: (share: number) => void): Call =>
  (path, { method = 'POST', headers, body }) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(method, path);
      for (const [name, value] of new Headers(headers)) call.setRequestHeader(name, value);
      call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      call.onload = () =>
        resolve(
          new Response(call.responseText || null, {
            status: call.status,
            headers: headersOf(call.getAllResponseHeaders()),
          }),
        );
      call.onerror = call.onabort = call.ontimeout = () => reject(new TypeError('no answer came'));
      call.send(body as XMLHttpRequestBodyInit | null);
    });
