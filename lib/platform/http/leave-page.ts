const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A page that immediately opens another site, because `form-action 'self'` in our policy also blocks redirects after a form. */
export function leavePage(name: string, address: string): Response {
  const [to, title] = [escaped(address), escaped(`Continue to ${name}`)];
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<title>${title}</title>
</head>
<body><p><a href="${to}">${title}</a></p></body>
</html>
`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' };
  return new Response(html, { headers });
}
