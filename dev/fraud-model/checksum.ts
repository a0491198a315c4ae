import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { labelledFiles } from './adverts';

/** Modules that affect the trained weights. */
const CODE = ['features', 'judge-sentence', 'concepts', 'lexicon', 'circumstances', 'tag', 'tokens'].map(
  (name) => `lib/trust/fraud-checks/${name}.ts`,
);

const IMPORTS = /^import [^;]+;$/gm;

const withoutComments = (text: string): string =>
  ts.transpile(text, {
    target: ts.ScriptTarget.Latest,
    module: ts.ModuleKind.Preserve,
    removeComments: true,
  });

/**
 * Returns the SHA-256 of the labelled adverts and of the code that trains the model on them. Ignores imports
 * and comments, so that files can move and explanations can change.
 */
export function checksumOf(): string {
  const hash = createHash('sha256');
  for (const file of labelledFiles()) hash.update(readFileSync(file));
  for (const file of [...CODE, 'dev/fraud-model/train.ts', 'dev/fraud-model/logistic.ts'])
    hash.update(
      withoutComments(
        readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').replaceAll(IMPORTS, ''),
      ),
    );
  return hash.digest('hex');
}
