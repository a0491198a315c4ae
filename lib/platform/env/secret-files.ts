import { readFileSync } from 'node:fs';

type Source = Record<string, string | undefined>;

function readSecret(name: string, path: string): { value: string } | { problem: string } {
  try {
    const value = readFileSync(path, 'utf8').split(/\r?\n/, 1)[0]?.trim() ?? '';
    return value === '' ? { problem: `${name}_FILE: the first line of ${path} is empty` } : { value };
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    return { problem: `${name}_FILE: ${path} cannot be read (${code})` };
  }
}

/**
 * Replaces NAME_FILE in the environment with NAME and the file's content, for secrets from Docker, systemd and Kubernetes.
 * Returns the problems, and leaves the affected settings unchanged.
 */
export function replaceSecretFiles(source: Source, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const path = source[`${name}_FILE`];
    if (!path) return [];
    if (source[name]) return [`${name} and ${name}_FILE are both set: keep only one`];
    const read = readSecret(name, path);
    if ('problem' in read) return [read.problem];
    source[name] = read.value;
    Reflect.deleteProperty(source, `${name}_FILE`);
    return [];
  });
}
