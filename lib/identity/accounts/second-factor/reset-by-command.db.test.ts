import { expect, test } from 'vitest';
import { makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { AuditEntryModel } from '@/models/audit-entry';
import { MailModel } from '@/models/mail';
import { SecondFactorModel } from '@/models/second-factor';
import { UserModel, type UserRecord } from '@/models/user';
import { resetFactorByCommand } from './reset-by-command';

preparedDatabase();

test('an administrator who lost their phone logs in with the password again; sessions end, the log has it', async () => {
  const since = { secondFactorSince: new Date() };
  const { _id } = await makeUser('administrator', {
    username: 'nafula',
    email: 'nafula@test.example',
    ...since,
  });
  await SecondFactorModel.create({ _id, secret: 'sealed', lastStep: 1, recoveryCodes: [] });
  await resetFactorByCommand('nafula');
  const user = await UserModel.findById(_id).lean<UserRecord>();
  expect(user).toMatchObject({ secondFactorSince: null, sessionVersion: 1 });
  expect(await SecondFactorModel.countDocuments({ _id })).toBe(0);
  expect(await AuditEntryModel.findOne({ 'target.id': _id }).lean()).toMatchObject({
    action: 'second factor reset',
    after: { by: 'the command line' },
  });
  expect(await MailModel.countDocuments({ to: 'nafula@test.example' })).toBe(1);
  await expect(resetFactorByCommand('nafula')).rejects.toThrow('nafula has no second factor.');
  await expect(resetFactorByCommand('nobody')).rejects.toThrow(
    'There’s no account with the username nobody.',
  );
});
