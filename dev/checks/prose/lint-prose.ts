import { toString } from 'nlcst-to-string';
import type { Root } from 'nlcst';
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

/** The most words of a sentence. */
const MAX_WORDS = 30;
/** A sentence whose subject is a clause ("What is over is …"); a question may begin so. */
const RELATIVE_START =
  /^(?:What|Who|Whom|Whose|Whoever|Whatever|Whichever|Of (?:every|each|all|these|those))\b(?![^?]*\?$)/;

function sentences() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'SentenceNode', (node) => {
      const words = node.children.filter(({ type }) => type === 'WordNode' || type === 'SourceNode').length;
      const text = toString(node).replaceAll(/\s+/g, ' ');
      if (words > MAX_WORDS) file.message(`${words} words: ${text}`, node.position);
      if (RELATIVE_START.test(text)) file.message(`begins with a relative clause: ${text}`, node.position);
      for (const [phrase, instead] of PHRASES) {
        const [found] = phrase.exec(text) ?? [];
        if (found !== undefined) file.message(`“${found}” (write: ${instead}): ${text}`, node.position);
      }
    });
  };
}

const english = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRetext, ParseEnglish)
  .use(retextRepeatedWords)
  .use(sentences)
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
