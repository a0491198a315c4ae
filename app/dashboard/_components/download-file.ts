import { problemText } from '@/app/_components/form/problem-text';
import { refused, unanswered } from '@/app/_components/form/send';

function save(bytes: Blob, fileName: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** Fetches a file and saves it. Returns undefined or, after a failure, the server's message or `fallback`. */
export async function downloadFile(
  path: string,
  fileName: string,
  fallback: string,
): Promise<string | undefined> {
  try {
    const response = await fetch(path);
    if (!response.ok) return problemText(await refused(response, { fallback }));
    // The login page of a captive portal also has status 200.
    if (!response.headers.has('content-disposition'))
      throw new TypeError('the response is not a file from this service');
    save(await response.blob(), fileName);
    return undefined;
  } catch (error) {
    return problemText(unanswered({ fallback }, error));
  }
}
