import { z } from 'zod';
import { id, time } from '@/lib/platform/format/answer-values';
import { findByIds } from '@/lib/platform/db/find-by-ids';
import { answeredMoment } from '@/lib/platform/format/stored-moment';
import type { ApplicationNote } from '@/models/application';
import { UserModel, type UserRecord } from '@/models/user';

export const noteAnswer = z
  .strictObject({ _id: id, text: z.string(), at: time, by: z.string().nullable() })
  .meta({ id: 'Note' });

export type Note = z.infer<typeof noteAnswer>;

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
