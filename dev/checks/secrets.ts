import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runSecretLint } from 'secretlint';

const CONFIGURATION = fileURLToPath(new URL('../../.secretlintrc.json', import.meta.url));

/** The input of secretlint: a string, or files by path or pattern. */
type Where =
  | { stdinContent: string; stdinFileName: string }
  | { filePathOrGlobList: string[]; noGlob?: boolean; ignoreFilePath?: string };

/**
 * Lists the files that git tracks or would add, except deleted ones. Returns undefined outside a git
 * repository.
 */
function filesOfGit(folder: string): string[] | undefined {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const gone = ['ls-files', '-z', '--deleted'];
  const names = (args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter((name) => name !== '');
  try {
    const deleted = new Set(names(gone));
    return names(list).filter((name) => !deleted.has(name));
  } catch {
    return undefined;
  }
}

/**
 * Returns secretlint's report: one line per secret, masked, or an empty string if there are none. Throws if
 * secretlint fails.
 */
export async function findSecrets(folder: string, where: Where): Promise<string> {
  const { stdout, stderr } = await runSecretLint({
    cliOptions: { cwd: folder, ...where },
    engineOptions: {
      cwd: folder,
      formatter: 'unix',
      color: false,
      maskSecrets: true,
      configFilePath: CONFIGURATION,
    },
  });
  if (stderr) throw stderr;
  return stdout ?? '';
}

/**
 * Searches all files in `folder` that git tracks or would add. Outside a git repository, searches all files
 * that .gitignore does not match. Returns the same report as findSecrets.
 */
export function findSecretsIn(folder: string): Promise<string> {
  const files = filesOfGit(folder);
  return findSecrets(
    folder,
    files && files.length > 0
      ? { filePathOrGlobList: files, noGlob: true }
      : { filePathOrGlobList: ['**/*'], ignoreFilePath: '.gitignore' },
  );
}
