import { beforeAll, describe, expect, test } from 'vitest';
import { lintText } from './lint-text';

/** Lints a file at this path whose first line is this import of `taken`. */
async function saidOf(filePath: string, line: string): Promise<string[]> {
  const messages = await lintText(filePath, `${line}\n\nexport const kept = taken;\n`);
  return messages.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

const LINK = "import taken from 'next/link';";
const ROUTER = "import { useRouter as taken } from 'next/navigation';";
const PLACES = ['app/dashboard/new.tsx', 'app/_components/new.ts', 'app/(public)/new/page.tsx'];

describe('links are plain anchors, and few files use the client router', () => {
  // The first run loads the ESLint configuration and its plugins, which takes several seconds.
  beforeAll(() => saidOf('app/new.tsx', LINK), 60_000);

  test.each(PLACES)('%s may not import next/link', async (place) => {
    expect(await saidOf(place, LINK)).toEqual([
      "no-restricted-imports: 'next/link' import is restricted from being used. Use Link from app/_components/link.tsx, a plain anchor.",
    ]);
  });

  test.each(PLACES)('%s may not import the client router', async (place) => {
    expect(await saidOf(place, ROUTER)).toEqual([
      "no-restricted-imports: 'useRouter' import from 'next/navigation' is restricted. Navigate with window.location.assign, or moveTo in dashboards; refresh with app/_components/use-refresh.ts.",
    ]);
  });

  test.each([
    'app/_components/use-refresh.ts',
    'app/_components/search/refine-in-place.tsx',
    'app/dashboard/_components/moves/guard-moves.tsx',
  ])('%s may import the client router, but not next/link', async (place) => {
    expect(await saidOf(place, ROUTER)).toEqual([]);
    expect(await saidOf(place, LINK)).toHaveLength(1);
  });

  test('the rest of next/navigation may be imported', async () => {
    const line = "import { notFound as taken } from 'next/navigation';";
    expect(await saidOf('app/dashboard/new.tsx', line)).toEqual([]);
  });
});
