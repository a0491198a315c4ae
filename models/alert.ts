import { Schema, type Types } from 'mongoose';
import { define } from './define';
import { FILTERS, isNumeric, mayBeSeveral, type ChosenFilters } from './search-filters';
import { ALERT_INTERVALS, type AlertInterval } from './vocabulary';

/** The words and filters of a search, as parsed by `searchSchema`, or the employer whose page it was created on. */
export interface AlertSearch extends Partial<ChosenFilters> {
  q?: string;
  employerId?: Types.ObjectId;
}

/** A search whose new listings a user gets by e-mail. */
export interface AlertRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  search: AlertSearch;
  /** The search as one string, unique per user. */
  key: string;
  every: AlertInterval;
  /** When the next e-mail is due. Null while the alert is paused. */
  nextAt: Date | null;
  /** Listings published after this have not been e-mailed yet. */
  since: Date;
  createdAt: Date;
}

const filterPaths = FILTERS.map((name) => {
  const type = isNumeric(name) ? Number : String;
  return [name, mayBeSeveral(name) ? { type: [type], default: undefined } : type];
});

const search = new Schema<AlertSearch>(
  {
    q: String,
    ...Object.fromEntries(filterPaths),
    employerId: Schema.Types.ObjectId,
  },
  { _id: false },
);

const schema = new Schema<AlertRecord>({
  userId: { type: Schema.Types.ObjectId, required: true },
  search: { type: search, required: true },
  key: { type: String, required: true },
  every: { type: String, enum: ALERT_INTERVALS, required: true },
  nextAt: { type: Date, default: null },
  since: { type: Date, required: true },
  createdAt: { type: Date, required: true },
});
schema.index({ userId: 1, key: 1 }, { unique: true });
schema.index({ nextAt: 1, _id: 1 }, { partialFilterExpression: { nextAt: { $type: 'date' } } });
schema.set('minimize', false);

export const AlertModel = define('Alert', schema, 'alerts');
