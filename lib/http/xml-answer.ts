/** An XML answer, asked for anew each time: what is closed is gone from it at once. */
export const xmlAnswer = (body: string): Response =>
  new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, no-cache' },
  });
