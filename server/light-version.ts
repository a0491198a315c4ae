/** What costs data and is not read: script, what fetches something ahead, pictures, and marks for script. */
const LEFT_OUT = [
  /<script\b[^>]*>[\s\S]*?<\/script>/gi,
  /<link\b[^>]*\srel="(?:preload|modulepreload|prefetch)"[^>]*>/gi,
  /<img\b[^>]*>/gi,
  /<svg\b[^>]*\srole="img"[^>]*>[\s\S]*?<\/svg>/gi,
  /<!--[\s\S]*?-->/g,
  // What is in it is shown, as where there is no script.
  /<\/?noscript>/gi,
];

/** The classes of the root bring the display face. */
const ROOT = /<html\b([^>]*)>/i;
const CLASSES = /\sclass="[^"]*"/i;

/**
 * A finished page without script and pictures, in the system's own face, for those who pay for every megabyte. The style sheet knows
 * it by `data-light`. What people write is escaped in a page, so that nobody can write what is left out here.
 */
export function toLightVersion(html: string): string {
  const bare = LEFT_OUT.reduce((page, what) => page.replace(what, ''), html);
  return bare.replace(
    ROOT,
    (_, attributes: string) => `<html${attributes.replace(CLASSES, '')} data-light="">`,
  );
}
