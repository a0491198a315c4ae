import { findByIds } from '@/lib/platform/db/find-by-ids';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { ApplicationNote } from '@/models/application';
import { UserModel, type UserRecord } from '@/models/user';

/** A note of the employer on an application. */
export interface Note {
  _id: string;
  text: string;
  /** ISO 8601, UTC. */
  at: AnsweredMoment;
  /** First and last name; null when the account is gone. */
  by: string | null;
}

type Person = Pick<UserRecord, '_id' | 'firstName' | 'lastName'>;

/** Notes with the names of those who wrote them, in the same order. */
export async function toNotes(notes: readonly ApplicationNote[]): Promise<Note[]> {
  const people = await findByIds<Person, UserRecord>(
    UserModel,
    notes.map(({ by }) => by),
    ['firstName', 'lastName'],
  );
  return notes.map(({ _id, text, at, by }) => {
    const person = people.find((one) => one._id.equals(by));
    return {
      _id: _id.toHexString(),
      text,
      at: answeredMoment(at),
      by: person ? `${person.firstName} ${person.lastName}` : null,
    };
  });
}
