import { Schema, type Types } from 'mongoose';
import { define } from './define';

/** The look of the site, as set by administrators on the dashboard. There is only one document. The environment takes precedence. */
export interface SiteSettingsRecord {
  _id: 'site';
  tagline?: string;
  /** #rrggbb */
  colour?: string;
  /** Social links, separated by commas. */
  socials?: string;
  logo?: { fileId: Types.ObjectId; uploadedAt: Date };
}

const schema = new Schema<SiteSettingsRecord>({
  _id: { type: String, required: true },
  tagline: { type: String },
  colour: { type: String },
  socials: { type: String },
  logo: {
    type: new Schema({ fileId: Schema.Types.ObjectId, uploadedAt: Date }, { _id: false }),
    default: undefined,
  },
});

export const SiteSettingsModel = define('SiteSettings', schema, 'sitesettings');
