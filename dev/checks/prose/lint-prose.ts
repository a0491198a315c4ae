import type { Paragraph, Root } from 'nlcst';
import { ParseEnglish } from 'parse-english';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRetext from 'remark-retext';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { commentsOf } from './comments';
import { PHRASES } from './phrases';

const MAX_WORDS = 30;
/**
 * A sentence that begins with a relative clause ("What is over is …"). Allowed in questions, headings and
 * labels.
 */
const RELATIVE_START =
  /^(?:What|Who|Whom|Whose|Whoever|Whatever|Whichever|Of (?:every|each|all|these|those))\b[^?]*\.$/;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

interface Sentence {
  text: string;
  /** The sentence with each piece of code replaced by one word. */
  words: string;
  line: number;
}

/** Splits a paragraph into sentences. A sentence may begin with code or a number. */
function sentencesOf(paragraph: Paragraph): Sentence[] {
  const first = paragraph.position?.start.line ?? 1;
  let text = '';
  let letters = '';
  visit(paragraph, (node) => {
    if (!('value' in node)) return;
    text += node.value;
    letters += node.type === 'SourceNode' ? 'C'.repeat(node.value.length) : node.value;
  });
  const capitals = letters.replaceAll('\n', ' ').replaceAll(/(?<=[.?!] )\d/g, 'N');
  return [...segmenter.segment(capitals)].map(({ index, segment }) => ({
    text: text
      .slice(index, index + segment.length)
      .replaceAll(/\s+/g, ' ')
      .trim(),
    words: segment.replaceAll(/ +/g, ' ').trim(),
    line: first + text.slice(0, index).split('\n').length - 1,
  }));
}

function checkSentences() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'ParagraphNode', (paragraph) => {
      for (const sentence of sentencesOf(paragraph))
        for (const finding of findingsIn(sentence))
          file.message(`${finding}: ${sentence.text}`, { line: sentence.line, column: 1 });
    });
  };
}

function findingsIn({ words }: Sentence): string[] {
  const count = words.split(' ').filter((word) => /\w/.test(word)).length;
  return [
    ...(count > MAX_WORDS ? [`${count} words`] : []),
    ...(RELATIVE_START.test(words) ? ['begins with a relative clause'] : []),
    ...PHRASES.flatMap(([phrase, instead]) => {
      const [found] = phrase.exec(words) ?? [];
      return found === undefined ? [] : [`“${found}” (write: ${instead})`];
    }),
  ];
}

const english = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRetext, ParseEnglish)
  .use(retextRepeatedWords)
  .use(checkSentences)
  .freeze();

/**
 * Lints the English of a document (`.md`) or of the comments of a source file.
 * Returns a line per finding, with path and line number.
 */
export async function lintProse(path: string, text: string): Promise<string[]> {
  const parts = path.endsWith('.md') ? [{ line: 1, text }] : commentsOf(path, text);
  const findings: string[] = [];
  for (const part of parts) {
    const file = new VFile(part.text);
    await english.run(english.parse(file), file);
    for (const { line = 1, reason } of file.messages)
      findings.push(`${path}:${part.line + line - 1} ${reason}`);
  }
  return findings;
}
