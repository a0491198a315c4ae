/** An uncached text for programs: closed listings disappear from it at once. */
export const freshAnswer = (body: string, type: string): Response =>
  new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, no-cache' },
  });
