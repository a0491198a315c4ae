import { test } from './test';

/** The same tests twice: as most people browse, and with JavaScript switched off. */
export function withAndWithoutScript(define: (script: boolean) => void): void {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });
      define(javaScriptEnabled);
    });
  }
}
