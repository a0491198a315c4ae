interface Payload {
  json?: unknown;
  form?: FormData;
}

const told = (value: FormDataEntryValue): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

const contentOf = ({ json, form }: Payload): string =>
  JSON.stringify(form ? [...form].map(([name, value]) => [name, told(value)]) : (json ?? null));

/** Unlike `randomUUID`, also works on pages without TLS. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Creates a form's idempotency keys: the same content has the same key until `forget`. */
export function formKeys() {
  let last: { content: string; key: string } | undefined;
  return {
    /** Returns the key of the content. `first` is the page's key, for the first content that is sent. */
    keyFor: (payload: Payload, first?: string): string => {
      const content = contentOf(payload);
      if (last?.content !== content) last = { content, key: (!last && first) || newKey() };
      return last.key;
    },
    /** Makes the next content get a new key, even if it is the same. */
    forget: () => {
      last = { content: '', key: '' };
    },
  };
}
