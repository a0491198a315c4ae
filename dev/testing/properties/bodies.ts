import * as fc from 'fast-check';
import { openApiDocument } from '@/lib/publishing/openapi/document';
import type { Operation } from '@/lib/publishing/openapi/operation';
import { uniqueLetters } from '../client/client-for';
import { docxFile, pdfFile } from '../data/documents';
import { filePart, MULTIPART, textPart, wholeForm } from '../client/raw-upload';
import { hostileText, hostileValue, MARK, operator, unaskedName, type Json } from './values';

export interface SentBody {
  type: string | undefined;
  bytes: Buffer;
  /** The parsed body, if it is JSON. */
  json?: Json;
  /** True if the body has a query operator in place of a value. */
  hasOperator?: boolean;
}

type Fields = Record<string, Json>;
type Path = (string | number)[];

const JSON_TYPE = 'application/json';

const asJson = (json: Json): SentBody => ({
  type: JSON_TYPE,
  bytes: Buffer.from(JSON.stringify(json)),
  json,
});

/** Returns the path of every nested value. */
function placesIn(value: Json, at: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [];
  const entries = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : Object.entries(value);
  return entries.flatMap(([name, item]) => [[...at, name], ...placesIn(item as Json, [...at, name])]);
}

/** Returns the value with one nested value replaced, or removed if the replacement is undefined. */
function changed(value: Json, [first, ...rest]: Path, change: (old: Json) => Json | undefined): Json {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      if (index !== first) return [item];
      const next = rest.length > 0 ? changed(item, rest, change) : change(item);
      return next === undefined ? [] : [next];
    });
  }
  const entries = Object.entries(value as Fields).flatMap(([name, item]): [string, Json][] => {
    if (name !== first) return [[name, item]];
    const next = rest.length > 0 ? changed(item, rest, change) : change(item);
    return next === undefined ? [] : [[name, next]];
  });
  return Object.fromEntries(entries);
}

/** Limits on names and text that the contract does not state. */
const KNOWN_BOUNDS = [1, 2, 3, 8, 10, 30, 50, 72, 100, 150];

/** Returns the known limits and those in the schema of the call's body, with the numbers just below and above each. */
function boundsOf({ method, path }: Operation): number[] {
  const body = JSON.stringify(
    openApiDocument({ origin: 'https://a.example' }).paths?.[path]?.[method]?.requestBody ?? {},
  );
  const told = [...body.matchAll(/"(?:max|min)(?:Length|Items|imum)":(\d{1,7})/g)].map(([, bound]) =>
    Number(bound),
  );
  return [...new Set([...KNOWN_BOUNDS, ...told].flatMap((bound) => [bound - 1, bound, bound + 1]))].filter(
    (bound) => bound >= 0 && bound < 20_100,
  );
}

const atBound = (old: Json, bound: number): Json => {
  if (typeof old === 'number') return bound;
  if (Array.isArray(old)) return Array<Json>(Math.min(bound, 500)).fill(old[0] ?? 'line');
  const text = String(old);
  return text.length >= bound ? text.slice(0, bound) : text + 'a'.repeat(bound - text.length);
};

const FRESH: Record<string, () => string> = {
  username: uniqueLetters,
  email: () => `${uniqueLetters()}@test.example`,
};

/** Returns the contract's example with a unique name and address. */
const fresh = (base: Fields): Fields =>
  Object.fromEntries(Object.entries(base).map(([name, value]) => [name, FRESH[name]?.() ?? value]));

/** Generates variants of a valid JSON body: unchanged, with one error, or hostile. */
function jsonBodies(operation: Operation, base: Fields): fc.Arbitrary<SentBody> {
  const right = fc.constant(base).map(fresh);
  const places = placesIn(base);
  const bounds = boundsOf(operation);
  const somewhere = places.length > 0 ? fc.constantFrom(...places) : fc.constant<Path>([]);
  const near = fc
    .tuple(
      right,
      somewhere,
      fc.oneof(
        fc.constant(() => undefined),
        fc.constantFrom(...bounds).map((bound) => (old: Json) => atBound(old, bound)),
        hostileValue.map((value) => () => value),
        fc.constant((old: Json) => [old]),
        fc.constant(() => null),
      ),
    )
    .map(([value, place, change]) => asJson(place.length > 0 ? changed(value, place, change) : value));
  const more = fc
    .tuple(right, unaskedName, fc.constantFrom<Json>(MARK, { $ne: MARK }, [MARK]))
    .map(([value, name, unasked]) => asJson(Object.fromEntries([...Object.entries(value), [name, unasked]])));
  const names = Object.keys(base);
  const operated = fc
    .tuple(right, names.length > 0 ? fc.constantFrom(...names) : fc.constant('page'), operator)
    .map(([value, name, harm]) => ({ ...asJson({ ...value, [name]: harm }), hasOperator: names.length > 0 }));
  return fc.oneof(
    { weight: 6, arbitrary: right.map(asJson) },
    { weight: 6, arbitrary: near },
    { weight: 2, arbitrary: more },
    { weight: 2, arbitrary: operated },
    { weight: 1, arbitrary: hostileValue.map(asJson) },
  );
}

const TYPES = [
  undefined,
  JSON_TYPE,
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=',
  MULTIPART,
  'application/octet-stream',
  ';;;',
];

const BROKEN = [
  '',
  '{',
  '{"a":',
  '\u0000',
  '\ufeff{}',
  "{'a':1}",
  '{"a":NaN}',
  '{"__proto__":{"isVerified":true}}',
  '{"a":1,"a":2}',
  '"\\ud800"',
  '['.repeat(50_000),
  `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  'a=b&a=c&%zz=%',
  `"${'x'.repeat(300_000)}"`,
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n',
  '--x--\r\n',
];

/** Returns the parsed text if it is JSON. Ignores a byte order mark, as the service does. */
function readAsJson(bytes: Buffer): Pick<SentBody, 'json'> {
  try {
    return { json: JSON.parse(new TextDecoder().decode(bytes)) as Json };
  } catch {
    return {};
  }
}

const rawBodies: fc.Arbitrary<SentBody> = fc
  .tuple(fc.constantFrom(...TYPES), fc.oneof(fc.constantFrom(...BROKEN), hostileText))
  .map(([type, text]) => [type, Buffer.from(text)] as const)
  .map(([type, bytes]) => ({ type, bytes, ...(type === JSON_TYPE && readAsJson(bytes)) }));

/** A one-pixel picture. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==',
  'base64',
);

/** Generates forms with valid and with invalid files. */
function formBodies(operation: Operation, base: Fields): fc.Arbitrary<SentBody> {
  const field = Object.entries(operation.form ?? {}).find(([, kind]) => kind === 'file')?.[0] ?? 'file';
  const files = fc.constantFrom(
    pdfFile(),
    docxFile(),
    PNG,
    Buffer.alloc(0),
    Buffer.from('MZ not a document'),
    Buffer.alloc(3_000_000, 65),
  );
  const names = fc.oneof(
    fc.constantFrom('cv.pdf', '../../cv.pdf', 'cv.pdf\u0000.exe', '\u202Efdp.exe', 'a'.repeat(5_000)),
    hostileText.map((text) => text.replace(/[\r\n"]/g, '')),
  );
  const file = fc
    .tuple(fc.constantFrom(field, field, field, 'other', '__proto__'), names, files)
    .map(([name, fileName, bytes]) => filePart(name, fileName, bytes));
  const data = fc
    .oneof(
      jsonBodies(operation, (base.data ?? {}) as Fields).map(({ bytes }) => bytes.toString()),
      hostileText,
    )
    .map((text) => textPart('data', text));
  const good = wholeForm(
    ...('data' in base ? [textPart('data', JSON.stringify(base.data))] : []),
    filePart(field, 'cv.pdf', field === 'picture' ? PNG : pdfFile()),
  );
  const other = fc.array(fc.oneof(file, data), { maxLength: 4 }).map((parts) => wholeForm(...parts));
  const cut = fc.nat(good.length).map((length) => good.subarray(0, length));
  return fc
    .oneof(
      fc.constant(good),
      fc.tuple(data, file).map((parts) => wholeForm(...parts)),
      other,
      cut,
    )
    .map((bytes) => ({ type: MULTIPART, bytes }));
}

/** Generates bodies for a call: none, valid, almost valid or hostile. `base` is a valid example. */
export function bodiesFor(operation: Operation, base: Fields): fc.Arbitrary<SentBody | null> {
  const wanted = operation.form ? formBodies(operation, base) : jsonBodies(operation, base);
  if (!operation.body && !operation.form) {
    return operation.method === 'get' ? fc.constant(null) : fc.option(fc.oneof(wanted, rawBodies));
  }
  return fc.oneof(
    { weight: 8, arbitrary: wanted },
    { weight: 2, arbitrary: rawBodies },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}
