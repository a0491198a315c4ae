import { Schema, type Types } from 'mongoose';
import type { County } from './vocabulary';
import { define } from './define';

/** A job, an attachment or voluntary work. Months are "2025-03". */
export interface ExperienceRecord {
  title: string;
  place: string;
  from: string | null;
  /** Null if it is ongoing. */
  to: string | null;
  text: string;
}

/** Sent with an application. The employer sees it next to the resume. */
export interface SentCareer {
  school: string;
  course: string;
  /** The year of graduation. */
  year: number | null;
  county: County | null;
  skills: string[];
  languages: string[];
  links: string[];
}

/** The content of a user's CV that is not in their account. Has the user's ID. */
export interface CareerRecord extends SentCareer {
  _id: Types.ObjectId;
  about: string;
  experience: ExperienceRecord[];
  updatedAt: Date;
}

const text = { type: String, default: '' };
const list = { type: [String], default: [] };

const sent = {
  school: text,
  course: text,
  year: { type: Number, default: null },
  county: { type: String, default: null },
  skills: list,
  languages: list,
  links: list,
};

export const SENT_CAREER = new Schema<SentCareer>(sent, { _id: false });

const schema = new Schema<CareerRecord>({
  ...sent,
  about: text,
  experience: [
    new Schema<ExperienceRecord>(
      {
        title: text,
        place: text,
        from: { type: String, default: null },
        to: { type: String, default: null },
        text,
      },
      { _id: false },
    ),
  ],
  updatedAt: { type: Date, required: true },
});

export const CareerModel = define('Career', schema, 'careers');
