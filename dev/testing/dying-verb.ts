import mongoose, { Types } from 'mongoose';
import { register } from '@/lib/identity/accounts/register';
import { registerOnce } from './register-once';
import { deleteUserAccount } from '@/lib/identity/users/delete-user-account';

/** Kills the process after the registration is committed, before the response. */
async function registerAndDie({ key, ...input }: { key: string }): Promise<void> {
  await registerOnce({ key, ...input });
  process.kill(process.pid, 'SIGKILL');
}

/**
 * Runs a verb in a process that kills itself before the verb's transaction sends the n-th command (counted from 1). Prints `done` if the
 * transaction has fewer commands. The arguments are the verb, its input as JSON, and n.
 */
const VERBS: Record<string, (input: never) => Promise<unknown>> = {
  register: (input: unknown) => register(input, '203.0.113.7'),
  registerOnce,
  registerAndDie,
  deleteUserAccount: ({ id }: { id: string }) => deleteUserAccount(new Types.ObjectId(id)),
};

const [verb = '', input = '{}', dieAt = '0'] = process.argv.slice(2);
await mongoose.connect(process.env.MONGODB_URI ?? '', {
  autoIndex: false,
  autoCreate: false,
  monitorCommands: true,
});
let commands = 0;
mongoose.connection.getClient().on('commandStarted', ({ command }) => {
  if (command.autocommit !== false) return;
  commands += 1;
  if (commands === Number(dieAt)) process.kill(process.pid, 'SIGKILL');
});
await VERBS[verb]?.(JSON.parse(input) as never);
process.send?.('done');
await mongoose.disconnect();
