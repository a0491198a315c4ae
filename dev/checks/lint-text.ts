import { ESLint } from 'eslint';
import { ROOT } from '../start/build';

/** Without the rules that need types: the test's files do not exist, so they are in no project. */
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-misused-promises': 'off',
    },
  },
});

/** Lints a text as the file at this path, which need not exist. Gives the messages. */
export async function lintText(filePath: string, text: string) {
  const [result] = await eslint.lintText(text, { filePath });
  return result?.messages ?? [];
}
