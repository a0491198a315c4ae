import { leavesAfter } from '@/app/_components/form/session-end';

/** Hands bytes to the browser to save under this name. */
function save(bytes: Blob, fileName: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** Fetches a file and saves it under this name. Gives `failure` where that did not work, undefined where it did. */
export async function downloadFile(
  path: string,
  fileName: string,
  failure: string,
): Promise<string | undefined> {
  try {
    const response = await fetch(path);
    if (!response.ok) {
      leavesAfter(response);
      return failure;
    }
    save(await response.blob(), fileName);
    return undefined;
  } catch {
    return failure;
  }
}
