import { ALL } from '@/dev/test-run/only-in-all';
import { test } from './test';

/**
 * Defines the same tests with and without JavaScript; only `npm run test:all` runs those without it. The HTTP
 * tests of each room also test forms without JavaScript (`*without-script.http.test.ts`,
 * `forms.http.test.ts`).
 */
export function withAndWithoutScript(define: (script: boolean) => void): void {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(
      javaScriptEnabled ? 'with script' : 'without script',
      javaScriptEnabled ? {} : { tag: ALL },
      () => {
        test.use({ javaScriptEnabled });
        define(javaScriptEnabled);
      },
    );
  }
}
