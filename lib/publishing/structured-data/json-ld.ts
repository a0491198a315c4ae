export type Thing<Type extends string = string> = { '@type': Type } & Record<string, unknown>;

/** Returns the full address of a path on this site. */
export type AddressOf = (path: string) => string;

/** JSON-LD for a script element. Nothing in it can end the element. */
export const jsonLdText = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
