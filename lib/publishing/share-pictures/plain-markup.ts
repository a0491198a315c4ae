import { isValidElement, type FunctionComponent, type ReactNode } from 'react';

/** Markup that can be sent to another process. next/og accepts it like elements. */
export type PlainMarkup =
  string | null | PlainMarkup[] | { type: string; props: Readonly<Record<string, unknown>> };

/** Replaces components by what they render, and elements by plain objects. */
export function plainMarkup(node: ReactNode): PlainMarkup {
  if (Array.isArray(node)) return node.map((one: ReactNode) => plainMarkup(one));
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (!isValidElement<Readonly<Record<string, unknown>>>(node)) return null;
  const { type, props } = node;
  if (typeof type === 'function')
    return plainMarkup((type as FunctionComponent<typeof props>)(props) as ReactNode);
  const { children, ...others } = props;
  return {
    type: String(type),
    props: { ...others, ...(children !== undefined && { children: plainMarkup(children as ReactNode) }) },
  };
}
