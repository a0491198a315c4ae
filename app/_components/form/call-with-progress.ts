export type Call = (path: string, request: RequestInit) => Promise<Response>;

/** The connection ended during an upload. */
export class BrokenOff extends TypeError {
  override readonly name = 'BrokenOff';
}

function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const [, name, value] of lines.matchAll(/^([^:\r\n]+): *(.*?)\r?$/gm))
    headers.append(name ?? '', value ?? '');
  return headers;
}

/** Sends a form and reports the upload progress (0 to 1). Throws BrokenOff if the upload was interrupted, TypeError without a response. */
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
          () => reject(isUnderWay ? new BrokenOff('upload interrupted') : new TypeError('no response'));
      call.send(body as XMLHttpRequestBodyInit | null);
    });
