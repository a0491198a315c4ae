interface Payload {
  json?: unknown;
  form?: FormData;
}

const told = (value: FormDataEntryValue): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

const contentOf = ({ json, form }: Payload): string =>
  JSON.stringify(form ? [...form].map(([name, value]) => [name, told(value)]) : (json ?? null));

/** Unlike `randomUUID`, works on pages without TLS. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Idempotency keys of a form: the same key for the same content, until `forget`. */
export function formKeys() {
  let last: { content: string; key: string } | undefined;
  return {
    /** Takes the content and, if the page has one, the key for the first content. */
    keyFor: (payload: Payload, first?: string): string => {
      const content = contentOf(payload);
      if (last?.content !== content) last = { content, key: (!last && first) || newKey() };
      return last.key;
    },
    /** Gives the next content a new key, even if it is the same. */
    forget: () => {
      last = { content: '', key: '' };
    },
  };
}
