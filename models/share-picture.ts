import { Schema, type mongo } from 'mongoose';
import { define } from './define';

/** A cached share picture of a page. It can be drawn again at any time. */
export interface SharePictureRecord {
  /** A hash of its content and design. */
  _id: string;
  png: mongo.Binary;
  drawnAt: Date;
}

const schema = new Schema<SharePictureRecord>({
  _id: { type: String, required: true },
  png: { type: Schema.Types.Buffer, required: true },
  drawnAt: { type: Date, required: true },
});
schema.index({ drawnAt: 1 });

export const SharePictureModel = define('SharePicture', schema, 'sharepictures');
