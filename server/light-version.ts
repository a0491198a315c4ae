import type { OutgoingHttpHeaders } from 'node:http';
import { pagePolicy } from '@/lib/platform/http/content-security-policy';
import type { Answer } from './request-in-process';

const LEFT_OUT = [
  /<script\b[^>]*>[\s\S]*?<\/script>/gi,
  /<link\b[^>]*\srel="(?:preload|modulepreload|prefetch)"[^>]*>/gi,
  /<img\b[^>]*>/gi,
  /<svg\b[^>]*\srole="img"[^>]*>[\s\S]*?<\/svg>/gi,
  /<!--[\s\S]*?-->/g,
  // Shows its content, like a browser without JavaScript.
  /<\/?noscript>/gi,
];

/** The classes of the root element load the display font. */
const ROOT = /<html\b([^>]*)>/i;
const CLASSES = /\sclass="[^"]*"/i;

/** Removes scripts and pictures, and uses the system font; styled by `data-light`. User text is escaped, so none of it is removed. */
export function toLightVersion(html: string): string {
  const bare = LEFT_OUT.reduce((page, what) => page.replace(what, ''), html);
  return bare.replace(
    ROOT,
    (_, attributes: string) => `<html${attributes.replace(CLASSES, '')} data-light="">`,
  );
}

/** Returns the light version of a page; any other response unchanged. `Link` preloads the font. */
export function lightAnswer(answer: Answer, secure: boolean): Answer {
  if (!String(answer.headers['content-type']).startsWith('text/html')) return answer;
  const { link: _, ...kept } = answer.headers;
  const headers: OutgoingHttpHeaders = {
    ...kept,
    'content-security-policy': pagePolicy('no script', secure),
  };
  return { ...answer, headers, body: Buffer.from(toLightVersion(answer.body.toString())) };
}
