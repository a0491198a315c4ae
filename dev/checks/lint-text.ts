import { ESLint } from 'eslint';
import { ROOT } from '../start/build';

const eslint = new ESLint({ cwd: ROOT });

/** Lints this content as if it were the file at this path. Returns the messages. */
export async function lintText(filePath: string, text: string) {
  const [result] = await eslint.lintText(text, { filePath });
  return result?.messages ?? [];
}
