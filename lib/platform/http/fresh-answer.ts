/** A text that programs read, asked for anew each time: what is closed is gone from it at once. */
export const freshAnswer = (body: string, type: string): Response =>
  new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, no-cache' },
  });
