import { expect, test } from 'vitest';
import { asActor, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { collectOwnData } from '@/lib/identity/users/own-data';
import { deleteUserAccount } from '@/lib/identity/users/delete-user-account';
import { CareerModel } from '@/models/career';
import { UserModel } from '@/models/user';
import { readCareer } from './read-career';
import { updateCareer } from './update-career';

preparedDatabase();

test('empty until it is saved, replaced as a whole, each person their own', async () => {
  const [one, other] = [await makeUser('recent graduate'), await makeUser('recent graduate')];
  expect((await readCareer(asActor(one))).complete.filled).toBe(0);
  await updateCareer(asActor(one), { school: 'Moi University', skills: ['Excel'] });
  await updateCareer(asActor(one), { school: 'Maseno University', experience: [{ title: 'Clerk' }] });
  const { career, complete } = await readCareer(asActor(one));
  expect(career).toMatchObject({
    school: 'Maseno University',
    skills: [],
    experience: [{ title: 'Clerk', place: '', from: null, to: null, text: '' }],
  });
  expect(complete.filled).toBe(2);
  expect((await readCareer(asActor(other))).complete.filled).toBe(0);
});

const LATER = {
  studies: [{ school: 'Kisumu Polytechnic', course: 'Diploma in ICT', from: 2019, to: 2021 }],
  certificates: [{ name: 'CCNA', issuer: 'Cisco', year: 2024 }],
  referees: [{ name: 'Jane Auma', role: 'Lecturer', contact: '0712345678' }],
};

test('earlier studies, certificates and referees are kept, and emptied when left out', async () => {
  const user = await makeUser('recent graduate');
  const { career } = await updateCareer(asActor(user), LATER);
  expect(career).toMatchObject(LATER);
  expect((await updateCareer(asActor(user), { school: 'Moi University' })).career).toMatchObject({
    studies: [],
    certificates: [],
    referees: [],
  });
});

test('a profile stored before these parts existed has none of them', async () => {
  const user = await makeUser('recent graduate');
  await updateCareer(asActor(user), { school: 'Moi University', ...LATER });
  await CareerModel.collection.updateOne(
    { _id: user._id },
    { $unset: { studies: '', certificates: '', referees: '' } },
  );
  expect((await readCareer(asActor(user))).career).toMatchObject({
    school: 'Moi University',
    studies: [],
    certificates: [],
    referees: [],
  });
});

test('ten saves at once leave one profile', async () => {
  const user = await makeUser('recent graduate');
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => updateCareer(asActor(user), { year: 2000 + index })),
  );
  expect(await CareerModel.countDocuments({ _id: user._id })).toBe(1);
});

test('it is in the export, and deleted with the account', async () => {
  const user = await makeUser('recent graduate');
  await updateCareer(asActor(user), { school: 'Moi University', ...LATER });
  const { data } = await collectOwnData(user.id);
  expect(data.career).toMatchObject({ school: 'Moi University', ...LATER });
  await deleteUserAccount(user._id);
  expect(await CareerModel.exists({ _id: user._id })).toBeNull();
});

test('a deleted account saves none', async () => {
  const user = await makeUser('recent graduate');
  await UserModel.deleteOne({ _id: user._id });
  await expect(updateCareer(asActor(user), { year: 2026 })).rejects.toThrow();
  expect(await CareerModel.exists({ _id: user._id })).toBeNull();
});
