const MARK = /<meta name="page-status" content="(404|410|500)"\/?>/;

/**
 * The status a finished page asks for: 404, 410 or 500, or undefined where it is an ordinary page.
 * Next can only answer 404 by throwing, and then sends an empty page that script has to fill (vercel/next.js#62228); and it has
 * no way to say 410. What people write is escaped in a page, so that nobody can write the mark.
 */
export function pageStatus(html: string): number | undefined {
  const status = MARK.exec(html)?.[1];
  return status === undefined ? undefined : Number(status);
}
