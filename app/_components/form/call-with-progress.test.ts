import { afterEach, expect, test, vi } from 'vitest';
import { callWithProgress } from './call-with-progress';
import { send } from './send';

/** A request that fails after this many bytes. */
const breakingAt = (loaded: number) =>
  class {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onerror?: () => void;
    open = vi.fn();
    setRequestHeader = vi.fn();
    send() {
      this.upload.onprogress?.({ loaded, total: 100 });
      this.onerror?.();
    }
  };

afterEach(() => vi.unstubAllGlobals());

test.each([
  [
    40,
    'The upload was interrupted. Your file is still selected: send it again once the connection is better.',
  ],
  [100, 'Our server is not responding. Check your connection and try again.'],
  [0, 'Our server is not responding. Check your connection and try again.'],
])('an upload that breaks off at %i % says what to do', async (loaded, advice) => {
  vi.stubGlobal('XMLHttpRequest', breakingAt(loaded));
  vi.stubGlobal('navigator', { onLine: true });
  const shares: number[] = [];
  const call = callWithProgress((share) => shares.push(share));
  const sent = await send('/api/users/upload-resume', {
    form: new FormData(),
    call,
    fallback: 'Failed to upload resume',
  });
  expect(sent).toMatchObject({ ok: false, status: 0, message: 'Failed to upload resume', advice });
  expect(shares).toEqual([loaded / 100]);
});
