import { Schema, type Types } from 'mongoose';
import { define } from './define';

export interface ImportCounts {
  created: number;
  duplicate: number;
  refused: number;
}

/** A checked file of listings, kept for a day so that it can be imported. */
export interface ImportRecord {
  _id: Types.ObjectId;
  by: Types.ObjectId;
  fileName: string;
  bytes: Buffer;
  /** The counts of the last import. */
  done: ({ at: Date } & ImportCounts) | null;
  purgeAt: Date;
  createdAt: Date;
}

const count = { type: Number, required: true };

const schema = new Schema<ImportRecord>(
  {
    by: { type: Schema.Types.ObjectId, required: true },
    fileName: { type: String, required: true },
    bytes: { type: Buffer, required: true },
    done: {
      type: new Schema({ at: Date, created: count, duplicate: count, refused: count }, { _id: false }),
      default: null,
    },
    purgeAt: { type: Date, required: true },
  },
  { timestamps: { createdAt: true, updatedAt: false } },
);
schema.index({ by: 1 });
schema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const ImportModel = define('Import', schema, 'imports');
