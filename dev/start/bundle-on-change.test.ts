import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bundleOnChange } from './bundle-on-change';

/** Writes a file atomically. A plain write would first appear as an empty file, which counts as a change. */
function replace(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

test(
  'bundles again when one of its files changes, and reports build errors',
  { timeout: 30_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mwanzo-bundle-'));
    const [entry, part, outfile] = ['entry.ts', 'part.ts', 'out.mjs'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(entry, "import { one } from './part';\nglobalThis.found = one;\n");
    writeFileSync(part, 'export const one = 1;\n');
    const onChange = vi.fn();
    const onFailure = vi.fn();
    const options = {
      entryPoints: [entry],
      outfile,
      bundle: true,
      format: 'esm',
      logLevel: 'silent',
    } satisfies BuildOptions;
    const end = await bundleOnChange(options, { onChange, onFailure });
    onTestFinished(async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    });
    expect(readFileSync(outfile, 'utf8')).toContain('one = 1');
    expect(onChange).not.toHaveBeenCalled();

    replace(part, 'export const one = 2;\n');
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), { timeout: 20_000 });
    expect(readFileSync(outfile, 'utf8')).toContain('one = 2');

    replace(part, 'export const one = ;\n');
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce(), { timeout: 20_000 });
    expect(onFailure.mock.calls[0]?.[0]).toContain('part.ts:1');
    expect(onChange).toHaveBeenCalledOnce();
  },
);
