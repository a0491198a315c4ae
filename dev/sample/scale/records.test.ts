import { Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { FULL_SIZE, shareOf } from './counts';
import { applicationRecord, graduatesAmong, resumeRecord, userRecord } from './records';

const now = new Date('2026-03-01T09:00:00Z');
const USERS = 50;

describe('the generated records', () => {
  test('are the same each time', () => {
    expect(userRecord(7, { now })).toEqual(userRecord(7, { now }));
  });

  test('of users have unique, valid usernames and addresses', () => {
    const users = Array.from({ length: 2_000 }, (_, n) => userRecord(n, { now }));
    expect(new Set(users.map(({ username }) => username)).size).toBe(2_000);
    for (const { username } of users) expect(username).toMatch(/^[a-z]{6}$/);
  });

  test('of resumes belong to one graduate each', () => {
    const graduates = Array.from({ length: USERS }, (_, n) => userRecord(n, { now })).filter(
      ({ role }) => role === 'recent graduate',
    );
    expect(graduates).toHaveLength(graduatesAmong(USERS));
    const resumes = graduates.map((_, n) => resumeRecord(n, { now }));
    expect(resumes.map(({ userId }) => userId)).toEqual(graduates.map(({ _id }) => _id));
    expect(resumes.map(({ _id }) => _id)).toEqual(graduates.map(({ resumeId }) => resumeId));
  });

  test('of applications never repeat a graduate and a listing', () => {
    const listings = Array.from({ length: 40 }, () => ({
      _id: new Types.ObjectId(),
      employer: null,
      postedBy: null,
    }));
    const made = Array.from({ length: graduatesAmong(USERS) * 40 }, (_, n) =>
      applicationRecord(n, { listings, users: USERS, now }),
    );
    expect(new Set(made.map(({ userId, internshipId }) => `${userId} ${internshipId}`)).size).toBe(
      made.length,
    );
  });
});

test.each([
  [1, FULL_SIZE.applications],
  [0.1, FULL_SIZE.applications / 10],
])('a share of %d makes %d applications', (share, applications) =>
  expect(shareOf(share).applications).toBe(applications),
);
