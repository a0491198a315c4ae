/** What is sent: the body as JSON, or a form. */
interface Payload {
  json?: unknown;
  form?: FormData;
}

const told = (value: FormDataEntryValue): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** The same text for the same content. */
const contentOf = ({ json, form }: Payload): string =>
  JSON.stringify(form ? [...form].map(([name, value]) => [name, told(value)]) : (json ?? null));

/** 32 hexadecimal digits; unlike `randomUUID`, also where the page came without TLS. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Gives keys for what a form sends: the same for the same content, until `forget`. */
export function formKeys() {
  let last: { content: string; key: string } | undefined;
  return {
    /** Takes what is sent and, if the page has one for it, the key to begin with. */
    keyFor: (payload: Payload, first?: string): string => {
      const content = contentOf(payload);
      if (last?.content !== content) last = { content, key: (!last && first) || newKey() };
      return last.key;
    },
    /** Whatever is sent next is something new. */
    forget: () => {
      last = { content: '', key: '' };
    },
  };
}
