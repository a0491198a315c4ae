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

/** Studies before the latest ones. */
export interface StudyRecord {
  school: string;
  course: string;
  /** Years. */
  from: number | null;
  to: number | null;
}

export interface CertificateRecord {
  name: string;
  issuer: string;
  year: number | null;
}

/** Someone an employer may ask about the graduate. */
export interface RefereeRecord {
  name: string;
  /** Job and organisation. */
  role: string;
  /** A phone number or an e-mail address. */
  contact: string;
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
  /** Absent from documents stored before these parts existed. */
  studies?: StudyRecord[];
  certificates?: CertificateRecord[];
  referees?: RefereeRecord[];
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
const year = { type: Number, default: null };
const month = { type: String, default: null };

const rowsOf = <Row>(fields: Record<keyof Row, object>) => [new Schema<Row>(fields, { _id: false })];

const sent = {
  school: text,
  course: text,
  year,
  county: { type: String, default: null },
  skills: list,
  languages: list,
  links: list,
  studies: rowsOf<StudyRecord>({ school: text, course: text, from: year, to: year }),
  certificates: rowsOf<CertificateRecord>({ name: text, issuer: text, year }),
  referees: rowsOf<RefereeRecord>({ name: text, role: text, contact: text }),
};

export const SENT_CAREER = new Schema<SentCareer>(sent, { _id: false });

const schema = new Schema<CareerRecord>({
  ...sent,
  about: text,
  experience: rowsOf<ExperienceRecord>({ title: text, place: text, from: month, to: month, text }),
  updatedAt: { type: Date, required: true },
});

export const CareerModel = define('Career', schema, 'careers');
