import { Schema, type Types } from 'mongoose';
import { define } from './define';

/** How the site looks, as administrators set it on the dashboard: one document. What the environment sets goes before it. */
export interface SiteSettingsRecord {
  _id: 'site';
  tagline?: string;
  /** #rrggbb */
  colour?: string;
  /** Links to the site elsewhere, with commas between them. */
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
