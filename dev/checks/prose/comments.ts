import { forEachComment } from 'ts-api-utils';
import ts from 'typescript';

/** The text of a comment, or of one of its tags, as Markdown. `line` is where it begins, from 1. */
export interface Comment {
  line: number;
  text: string;
}

/** Comments that tools read. */
const DIRECTIVE = /^\W*(?:eslint|oxlint|prettier|@ts-|@layer|Stryker|@__|@type)/;
const TAG = /^@\w+(?: \{[^}]*\})?\s*/;

const bare = (line: string): string =>
  line
    .replace(/^\s*(?:\/\*+|\*+\/|\*|\/\/+)?\s?/, '')
    .replace(/\s*\*+\/\s*$/, '')
    .trimEnd();

interface Range {
  pos: number;
  end: number;
}

function scriptComments(path: string, text: string): Range[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const ranges: Range[] = [];
  forEachComment(source, (_text, { pos, end }) => {
    const last = ranges.at(-1);
    const continues =
      last && /^\r?\n *\/\//.test(text.slice(last.end, pos + 2)) && text.startsWith('//', last.pos);
    if (continues) last.end = end;
    else ranges.push({ pos, end });
  });
  return ranges;
}

const styleComments = (text: string): Range[] =>
  [...text.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: found, index }) => ({
    pos: index,
    end: index + found.length,
  }));

function* partsOf(text: string, { pos, end }: Range): Generator<Comment> {
  let line = text.slice(0, pos).split('\n').length;
  let part: Comment = { line, text: '' };
  for (const words of text.slice(pos, end).split('\n').map(bare)) {
    if (TAG.test(words)) {
      yield part;
      part = { line, text: '' };
    }
    part.text += `${words.replace(TAG, '')}\n`;
    line += 1;
  }
  yield part;
}

/** Reads the comments of a source file in TypeScript, JavaScript or CSS, except those that tools read. */
export function commentsOf(path: string, text: string): Comment[] {
  const ranges = path.endsWith('.css') ? styleComments(text) : scriptComments(path, text);
  return ranges
    .filter(({ pos, end }) => !DIRECTIVE.test(text.slice(pos, end)))
    .flatMap((range) => [...partsOf(text, range)])
    .filter((comment) => comment.text.trim() !== '');
}
