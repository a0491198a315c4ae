import { Timestamp } from 'bson';
import { keyOf } from './change-log';
import { isDocument, type Document } from './codec';
import { Fault, refuse } from './errors';

export interface Opening {
  database: string | undefined;
  collection: string | undefined;
  /** Whether updates include the document as it is when the change is read. */
  lookup: boolean;
  /** The position to start after. Default: the end. */
  place?: Buffer;
}

const OPTIONS = [
  'fullDocument',
  'fullDocumentBeforeChange',
  'resumeAfter',
  'startAfter',
  'startAtOperationTime',
  'allChangesForCluster',
  'showExpandedEvents',
];
const PLACE_BYTES = 12;

export function openingOf(given: unknown, database: string, collection: string | undefined): Opening {
  if (!isDocument(given)) throw new Fault(50808, '$changeStream stage expects a document as argument');
  for (const option of Object.keys(given))
    if (!OPTIONS.includes(option))
      throw new Fault(40415, `BSON field '$changeStream.${option}' is an unknown field.`);
  const { fullDocument = 'default', fullDocumentBeforeChange: before = 'off' } = given;
  if (fullDocument !== 'default' && fullDocument !== 'updateLookup')
    refuse(`fullDocument: '${String(fullDocument)}'`);
  if (before !== 'off') refuse(`fullDocumentBeforeChange: '${String(before)}'`);
  if (given['showExpandedEvents'] === true) refuse('showExpandedEvents');
  const everything = given['allChangesForCluster'] === true;
  if (everything && (database !== 'admin' || collection !== undefined))
    throw new Fault(72, 'A $changeStream with allChangesForCluster may only be opened on the admin database');
  const place = placeOf(given);
  return {
    database: everything ? undefined : database,
    collection,
    lookup: fullDocument === 'updateLookup',
    ...(place ? { place } : {}),
  };
}

function placeOf({ resumeAfter, startAfter, startAtOperationTime }: Document): Buffer | undefined {
  const given = [resumeAfter, startAfter, startAtOperationTime].filter(
    (one) => one !== undefined && one !== null,
  );
  if (given.length > 1)
    throw new Fault(40674, 'Only one type of resume option is allowed, but multiple were found.');
  if (startAtOperationTime instanceof Timestamp) return justBefore(startAtOperationTime);
  if (startAtOperationTime) throw new Fault(14, 'startAtOperationTime must be a timestamp');
  const [token] = given;
  if (token === undefined) return undefined;
  const data = isDocument(token) ? token['_data'] : undefined;
  const place =
    typeof data === 'string' && /^[0-9a-f]*$/i.test(data) ? Buffer.from(data, 'hex') : Buffer.alloc(0);
  if (place.length !== PLACE_BYTES && place.length !== PLACE_BYTES + 1)
    throw new Fault(50811, `Invalid resume token: ${JSON.stringify(data)}`);
  if (place.length > PLACE_BYTES && resumeAfter)
    throw new Fault(
      260,
      "Attempting to resume a change stream using 'resumeAfter' is not allowed from an invalidate notification.",
    );
  return place;
}

/** The last position before a time, to include changes at that time. */
const justBefore = ({ t, i }: Timestamp): Buffer =>
  i > 0 ? keyOf(t, i - 1, 0xffffffff) : keyOf(Math.max(0, t - 1), 0xffffffff, 0xffffffff);
