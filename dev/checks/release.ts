const UNRELEASED = '## Unreleased\n';

const numbersOf = (version: string): number[] => version.split('.').map(Number);

export function isNewer(version: string, than: string): boolean {
  const other = numbersOf(than);
  const differing = numbersOf(version).findIndex((number, place) => number !== other[place]);
  return differing !== -1 && (numbersOf(version)[differing] ?? 0) > (other[differing] ?? 0);
}

/**
 * Moves the changes under "Unreleased" to a version with its date (UTC), and adds an empty "Unreleased"
 * section above. Returns the changelog, or null if there are no changes.
 */
export function releaseChangelog(changelog: string, version: string, at: Date): string | null {
  const start = changelog.indexOf(UNRELEASED);
  const changes = changelog
    .slice(start + UNRELEASED.length)
    .split(/^## /m)[0]
    ?.trim();
  if (start === -1 || !changes) return null;
  const heading = `## ${version} (${at.toISOString().slice(0, 10)})\n`;
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n${heading}`);
}
