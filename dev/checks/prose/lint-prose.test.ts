import { describe, expect, test } from 'vitest';
import { lintProse } from './lint-prose';

const words = (count: number): string =>
  `The ${Array.from({ length: count - 3 }, (_, at) => `w${at}`).join(' ')} sentence ends.`;

describe('a document', () => {
  test('may have sentences of up to 30 words', async () => {
    expect(await lintProse('a.md', words(30))).toEqual([]);
    expect(await lintProse('a.md', `# Title\n\n${words(31)}`)).toEqual([`a.md:3 31 words: ${words(31)}`]);
  });

  test('counts code in a sentence as one word, and no words of code blocks', async () => {
    const sentence = `${'`a b c` [d](f) '.repeat(14)}ends here.`;
    expect(await lintProse('a.md', sentence)).toEqual([]);
    expect(await lintProse('a.md', `\`\`\`\n${words(40)}\n\`\`\``)).toEqual([]);
  });

  test('may begin a sentence with code', async () => {
    expect(await lintProse('a.md', `${words(30)} \`code\` goes on. 3 do. ${words(30)}`)).toEqual([]);
  });

  test.each([
    ['What is over is deleted.', 'begins with a relative clause'],
    ['Whoever left is removed.', 'begins with a relative clause'],
    ['Of every call, the first counts.', 'begins with a relative clause'],
    ['It searches in vain.', '“in vain”'],
    ['The applicant\nis told the outcome.', '“is told”'],
    ['It counts the the rows.', 'repeated'],
  ])('is refused for “%s”', async (text, finding) => {
    expect(await lintProse('a.md', text)).toEqual([expect.stringContaining(finding)]);
  });

  test('may ask a question', async () => {
    expect(await lintProse('a.md', 'Who may see a resume?')).toEqual([]);
  });
});

describe('a source file', () => {
  const SOURCE = [
    "import a from 'a';",
    '/** What is over. */',
    "const text = 'in vain';",
    '',
    '/**',
    ' * Counts the rows.',
    ' * @param rows are searched in vain',
    ' */',
    'const count = 1; // as they are',
    'export const element = <p>{/* is told */}in vain</p>;',
  ].join('\n');

  test('has only its comments linted, and reports their lines', async () => {
    expect(await lintProse('a.tsx', SOURCE)).toEqual([
      expect.stringMatching(/^a\.tsx:2 begins with a relative clause: What is over\.$/),
      expect.stringMatching(/^a\.tsx:7 “in vain”/),
      expect.stringMatching(/^a\.tsx:9 “as they are”/),
      expect.stringMatching(/^a\.tsx:10 “is told”/),
    ]);
  });

  test('may contain anything in comments for tools', async () => {
    expect(await lintProse('a.ts', '// eslint-disable-next-line no-alert -- in vain\n')).toEqual([]);
  });

  test('may be a style sheet', async () => {
    expect(await lintProse('a.css', 'a { top: 0 }\n/* Shown\n in vain. */')).toEqual([
      expect.stringMatching(/^a\.css:2 “in vain”/),
    ]);
  });
});
