import { expect, test } from 'vitest';
import { makeApplication } from '@/dev/testing/data/applications';
import { asActor, inDays, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { ApplicationModel } from '@/models/application';
import { MailModel } from '@/models/mail';
import { answerSeveral, moveUnanswered } from './answer-several';
import { moveApplication } from './move-application';
import { moveApplications } from './move-applications';
import { previewMove } from './preview-move';

preparedDatabase();

const NEEDS = {
  interview: 'Enter the time of the interview, with a place, a video call link or a phone number.',
};

async function world() {
  const employer = await makeUser('employer');
  const listing = await makeListing({ postedBy: employer._id });
  const { graduate, application } = await makeApplication(listing);
  const actor = asActor(employer);
  const applicationId = application._id.toHexString();
  const move = (value: object) => moveApplication(actor, { applicationId, move: value });
  const preview = (value: object) => previewMove(actor, { applicationId, move: value });
  const stored = () => ApplicationModel.findById(applicationId).orFail().lean();
  return { actor, listing, graduate, applicationId, move, preview, stored };
}

const at = inDays(3).toISOString();

test('an invitation without a time is refused, also to an applicant who was once invited without one', async () => {
  const { move, stored, applicationId } = await world();
  await expect(move({ status: 'interview', message: 'Come on Monday.' })).rejects.toMatchObject({
    code: 'invalid',
    details: { errors: NEEDS },
  });
  expect((await stored()).status).toBe('applied');
  await ApplicationModel.updateOne({ _id: applicationId }, { $set: { status: 'interview' } });
  await expect(move({ status: 'interview', message: 'Come on Monday.' })).rejects.toMatchObject({
    details: { errors: NEEDS },
  });
  expect((await move({ status: 'interview', interview: { at, place: 'Nyeri' } })).message).toContain(
    'The interview now has a time.',
  );
});

test('an application that has ended says so, rather than ask for a time', async () => {
  const { move } = await world();
  await move({ status: 'offered' });
  await expect(move({ status: 'interview' })).rejects.toMatchObject({ code: 'conflict' });
});

test('several applicants are invited to the same time and place', async () => {
  const { actor, listing, applicationId } = await world();
  const other = (await makeApplication(listing)).application._id.toHexString();
  const ids = [applicationId, other];
  await expect(moveApplications(actor, { ids, status: 'interview' })).rejects.toMatchObject({
    name: 'ZodError',
  });
  const interview = { at, phone: '0712 345 678' };
  expect((await moveApplications(actor, { ids, status: 'interview', interview })).moved.sort()).toEqual(
    ids.sort(),
  );
  const found = await ApplicationModel.find({ _id: { $in: ids } }).lean();
  for (const one of found) expect(one.interview).toMatchObject({ at: new Date(at), phone: '0712345678' });
  expect((await MailModel.find({ kind: 'application interview' }).lean()).at(-1)?.text).toContain(
    'Phone: 0712 345 678',
  );
});

test('a preview is the e-mail itself, and sends and changes nothing', async () => {
  const { move, preview, stored } = await world();
  const invitation = {
    status: 'interview',
    interview: { at, place: 'Moi Avenue 4' },
    message: 'Bring your letter.',
  };
  await MailModel.deleteMany();
  const { subject, message } = await preview(invitation);
  expect([(await stored()).status, await MailModel.countDocuments()]).toEqual(['applied', 0]);
  await move(invitation);
  const [mail] = await MailModel.find().lean();
  expect([subject, message]).toEqual([mail?.subject, mail?.text]);
});

test('a preview is refused as the move would be', async () => {
  const { move, preview, applicationId } = await world();
  await expect(preview({ status: 'interview' })).rejects.toMatchObject({ details: { errors: NEEDS } });
  await expect(preview({})).rejects.toMatchObject({ details: { errors: { status: 'Choose a decision' } } });
  const pay = 'Pay KES 1,500 registration fee to till 556677 before the interview.';
  await expect(preview({ status: 'offered', message: pay })).rejects.toThrow(
    /Don’t ask applicants for money/,
  );
  const stranger = asActor(await makeUser('employer'));
  await expect(previewMove(stranger, { applicationId, move: { status: 'offered' } })).rejects.toMatchObject({
    code: 'notFound',
  });
  await move({ status: 'not selected' });
  await expect(preview({ status: 'offered' })).rejects.toMatchObject({ code: 'conflict' });
});

const FEE = 'Pay a processing fee of KES 1,000 to 0712345678 by M-Pesa';
const UNFAIR = 'Don’t ask applicants for money, codes or documents that employers aren’t allowed to ask for.';

test.each([
  ['place', { place: FEE }],
  ['contact', { place: 'Moi Avenue 4', contact: FEE }],
])('a %s that asks for money is refused, in every way to invite', async (field, where) => {
  const { actor, listing, applicationId, move, preview, stored } = await world();
  const internshipId = listing._id.toHexString();
  const invitation = { status: 'interview', interview: { at, ...where } };
  await MailModel.deleteMany();
  for (const invite of [
    () => move(invitation),
    () => preview(invitation),
    () => moveApplications(actor, { ids: [applicationId], ...invitation }),
    () => moveUnanswered(actor, { internshipId, move: invitation }),
    () => answerSeveral(actor, { internshipId, answer: invitation }),
  ])
    await expect(invite()).rejects.toMatchObject({
      code: 'invalid',
      details: { errors: { [`interview.${field}`]: UNFAIR } },
    });
  expect((await stored()).status).toBe('applied');
  expect(await MailModel.countDocuments()).toBe(0);
  await move({ status: 'interview', interview: { at, place: 'Moi Avenue 4' } });
  await expect(move(invitation)).rejects.toMatchObject({ code: 'invalid' });
  expect((await stored()).interview).toMatchObject({ place: 'Moi Avenue 4', contact: null });
});

test('the e-mail quotes the place and the contact, which are the employer’s words', async () => {
  const { move } = await world();
  await MailModel.deleteMany();
  await move({
    status: 'interview',
    interview: { at, place: 'Moi Avenue 4', link: 'https://call.example/1', contact: 'Ms Achieng' },
  });
  const [mail] = await MailModel.find().lean();
  expect(mail?.text).toContain(
    'Nairobi time\n\n> Place: Moi Avenue 4\n> Video call link: https://call.example/1\n> Contact: Ms Achieng\n\nThe quoted lines are the employer’s words. No one has checked them.\n\n',
  );
  expect(mail?.html).toMatch(
    /<blockquote[^>]*>Place: Moi Avenue 4<br>Video call link: [^<]*<br>Contact: Ms Achieng</,
  );
});
