import { describe, expect, test } from 'vitest';
import { AppError } from '@/lib/platform/core/errors';
import { databaseFailure } from './database-failure';

const WHO = 'asha:p4ssword';
const URI = `mongodb://${WHO}@db.example:27017,db2.example/mwanzo?replicaSet=a`;

/** The error that connect() throws: a user-facing message, with the driver's error as its cause. */
function unreachable(cause: unknown): AppError {
  const error = new AppError('unavailable', 'Our server is not responding.');
  error.cause = cause;
  return error;
}

describe('the reason why the database cannot be used', () => {
  test("names the hosts and the driver's reason in one line, without the password", () => {
    const selection = Object.assign(new Error('Server selection timed out after 3000 ms'), {
      reason: { servers: new Map([['db', { error: new Error('connect ECONNREFUSED 1.2.3.4:27017\n at') }]]) },
    });
    const { message } = databaseFailure(unreachable(selection), URI);
    expect(message).toBe(
      'MONGODB_URI: no usable database at db.example:27017,db2.example (connect ECONNREFUSED 1.2.3.4:27017). Start it, or correct MONGODB_URI.',
    );
  });

  test('reports a rejected password', () => {
    const refused = Object.assign(new Error('Authentication failed.'), { code: 18 });
    const { message } = databaseFailure(unreachable(refused), URI);
    expect(message).toContain('rejected the user or password');
    expect(message).not.toContain('p4ssword');
  });

  test('quotes the first line of any other error', () => {
    const { message } = databaseFailure(new Error('Invalid option\nmore'), 'mongodb+srv://cluster.example/a');
    expect(message).toContain('at cluster.example (Invalid option).');
  });
});
