import { readFile } from 'node:fs/promises';
import { context, formatMessages, type BuildOptions } from 'esbuild';

/**
 * Bundles once, and again whenever one of the files changes. Calls `onChange` if the bundle differs, and
 * `onFailure` with the errors if bundling fails. Returns a function that stops watching.
 */
export async function bundleOnChange(
  options: BuildOptions & { outfile: string },
  { onChange, onFailure }: { onChange: () => void; onFailure: (text: string) => void },
): Promise<() => Promise<void>> {
  let last: string | undefined;
  const compare = async () => {
    const now = await readFile(options.outfile, 'utf8');
    const isAnother = last !== undefined && now !== last;
    last = now;
    if (isAnother) onChange();
  };
  const watching = await context({
    ...options,
    plugins: [
      {
        name: 'tell',
        setup: ({ onEnd }) =>
          onEnd(async ({ errors }) => {
            if (errors.length === 0) return compare();
            onFailure((await formatMessages(errors, { kind: 'error' })).join('').trim());
          }),
      },
    ],
  });
  await watching.rebuild().catch(() => undefined);
  await watching.watch();
  return () => watching.dispose();
}
