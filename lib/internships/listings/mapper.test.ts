import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import type { InternshipRecord } from '@/models/internship';
import { MISSING } from '@/models/listing-values';
import { internshipPath, toEmployer, toPublic } from './mapper';

const record: InternshipRecord = {
  ...MISSING,
  _id: new Types.ObjectId('0123456789abcdef01234567'),
  title: 'Clerk',
  company: 'Duka',
  slug: 'duka-clerk',
  featuredSlug: 'duka-clerk',
  industryId: 13,
  location: 'Thika',
  county: 'Kiambu',
  stipend: { kind: 'paid', min: 10_000, max: null },
  duration: '3 months',
  applicationDeadline: new Date('2026-11-30T20:59:59.999Z'),
  applyLink: 'tel:0700000000',
  descriptionParagraph: 'Counting.',
  yourRole: ['Counting'],
  createdBy: new Types.ObjectId(),
  employer: new Types.ObjectId(),
  postedBy: new Types.ObjectId(),
  submissionRef: { submissionId: new Types.ObjectId(), status: 'approved' },
  hiddenAt: null,
  deletedAt: null,
  createdAt: new Date('2026-11-01T00:00:00.000Z'),
  updatedAt: new Date('2026-11-02T00:00:00.000Z'),
};

test('its page lies under its industry, as that is spelt', () => {
  expect(internshipPath(record)).toBe('/internships/manufactuting-industrial-production/duka-clerk');
});

test('the public is not told who wrote it, whose it is and where it came from', () => {
  const seen = toPublic(record, new Date('2026-11-30T20:59:59.998Z'));
  expect(seen).toMatchObject({ status: 'Open', applicationDeadline: '2026-11-30T20:59:59.999Z' });
  for (const inside of ['createdBy', 'postedBy', 'submissionRef', 'slug', 'hiddenAt', 'deletedAt']) {
    expect(seen).not.toHaveProperty(inside);
  }
});

test('its employer is told the state of the submission and how many applied, at the moment it closes too', () => {
  const seen = toEmployer(record, { applicants: 4, views: 90 }, record.applicationDeadline);
  expect(seen).toMatchObject({
    status: 'Closed',
    applicants: 4,
    views: 90,
    submissionRef: { status: 'approved' },
  });
  expect(
    toEmployer({ ...record, submissionRef: null }, { applicants: 0, views: 0 }, new Date()).submissionRef,
  ).toBeNull();
});
