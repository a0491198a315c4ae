/** An uncached text response for programs, so that closed listings disappear immediately. */
export const freshAnswer = (body: string, type: string): Response =>
  new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, no-cache' },
  });
