/** An uncached text for programs, so that closed listings disappear at once. */
export const freshAnswer = (body: string, type: string): Response =>
  new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, no-cache' },
  });
