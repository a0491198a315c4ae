import { Schema } from 'mongoose';
import { CONSENT_STATES, type ConsentState } from './vocabulary';

/** The longest IPv6 address. */
export const MAX_ADDRESS = 45;

/** Where the latest consent came from. Stays after a withdrawal, as evidence for the applications sent until then. */
export interface ConsentOrigin {
  at: Date;
  /** The network address, as the server saw it. */
  address: string;
  /** The guardian's address then, to which the link was sent. */
  email: string;
}

/** Additional data for a minor's account. Deleted once they are 18. */
export interface MinorRecord {
  /** When they are certain to be 18: the first day of the month after their 18th birthday. The month of birth itself is not stored. */
  adultFrom: Date;
  guardian: { name: string; email: string };
  state: ConsentState;
  /** When the guardian was named, agreed, refused or withdrew consent. */
  changedAt: Date;
  /** When the account began to wait for consent. Null while there is consent. */
  waitingSince: Date | null;
  /** The version of the text that the guardian last agreed to. Null if they never did. */
  textVersion: string | null;
  /** Null without a consent. Missing for one given before this was recorded. */
  consent?: ConsentOrigin | null;
  /** Part of the signature of the guardian's link. A new guardian gets a new one. */
  linkKey: string;
}

export const minorSchema = new Schema<MinorRecord>(
  {
    adultFrom: { type: Date, required: true },
    guardian: {
      type: new Schema(
        { name: { type: String, required: true }, email: { type: String, required: true } },
        { _id: false },
      ),
      required: true,
    },
    state: { type: String, enum: CONSENT_STATES, required: true },
    changedAt: { type: Date, required: true },
    waitingSince: { type: Date, default: null },
    textVersion: { type: String, default: null },
    consent: {
      type: new Schema<ConsentOrigin>(
        {
          at: { type: Date, required: true },
          address: { type: String, required: true, maxlength: MAX_ADDRESS },
          email: { type: String, required: true },
        },
        { _id: false },
      ),
      default: null,
    },
    linkKey: { type: String, required: true },
  },
  { _id: false },
);
