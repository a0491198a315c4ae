/** A request, like that of `fetch`. */
export type Call = (path: string, request: RequestInit) => Promise<Response>;

/** The connection ended while a file was on its way. */
export class BrokenOff extends TypeError {
  override readonly name = 'BrokenOff';
}

/** `Name: value`, one a line. */
function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const [, name, value] of lines.matchAll(/^([^:\r\n]+): *(.*?)\r?$/gm))
    headers.append(name ?? '', value ?? '');
  return headers;
}

/**
 * Sends a form like `fetch` and reports the upload progress (0 to 1). Throws BrokenOff where the connection ended while the form was sent,
 * otherwise TypeError without an answer.
 */
export const callWithProgress =
  (onProgress: (share: number) => void): Call =>
  (path, { method = 'POST', headers, body }) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      call.open(method, path);
      for (const [name, value] of new Headers(headers)) call.setRequestHeader(name, value);
      let isUnderWay = false;
      call.upload.onprogress = ({ loaded, total }) => {
        isUnderWay = loaded > 0 && loaded < total;
        onProgress(total > 0 ? loaded / total : 0);
      };
      call.onload = () =>
        resolve(
          new Response(call.responseText || null, {
            status: call.status,
            headers: headersOf(call.getAllResponseHeaders()),
          }),
        );
      call.onerror =
        call.onabort =
        call.ontimeout =
          () => reject(isUnderWay ? new BrokenOff('the upload broke off') : new TypeError('no answer came'));
      call.send(body as XMLHttpRequestBodyInit | null);
    });
