import { findByIds } from '@/lib/platform/db/find-by-ids';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { ApplicationNote } from '@/models/application';
import { UserModel, type UserRecord } from '@/models/user';

export interface Note {
  _id: string;
  text: string;
  at: AnsweredMoment;
  /** First and last name; null if the account is deleted. */
  by: string | null;
}

type Person = Pick<UserRecord, '_id' | 'firstName' | 'lastName'>;

/** Adds the author's name to each note, in the same order. */
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
