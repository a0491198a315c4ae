import { describe, expect, it } from 'vitest';
import { SAMPLE_INDUSTRIES } from '@/dev/sample/industries';
import { OPEN_SUBMISSIONS } from '@/dev/sample/waiting';
import { ARTICLES } from '@/lib/content/articles/articles';
import { brokenFacts, LISTING_RULES, REQUIREMENT_RULES, TEXT_RULES } from './kenyan-facts';

const OF_LISTINGS = [...TEXT_RULES, ...LISTING_RULES];
const ALL = [...OF_LISTINGS, ...REQUIREMENT_RULES];
const namesIn = (text: string) => brokenFacts(text, ALL).map((broken) => broken.split(':')[0]);

describe('the rules', () => {
  it.each([
    ['certificate before an offer', 'Diploma | Certificate of good conduct'],
    ['certificate before an offer', 'Attach HELB clearance and a CRB certificate'],
    ['certificate before an offer', 'KRA tax compliance certificate'],
    ['medical examination before an offer', 'Send a medical fitness note for work at height'],
    ['medical examination before an offer', 'Food handler’s medical certificate'],
    ['medical examination before an offer', 'Shift work | Medical fitness'],
    ['CPA and CS sections', 'CPA section one | QuickBooks'],
    ['CPA and CS sections', 'BCom, CPA part two'],
    ['CPA and CS sections', 'Section one of CS or willing to sit it'],
    ['CBC', 'CBC training is a plus'],
    ['NHIF', 'Your NHIF card'],
    ['one or two referees', 'Name two referees.'],
    ['456 for fraud', 'Forward the message to 456 at once.'],
    ['invented figure stated as a fact', 'Hundreds of students write in April.'],
    ['invented figure stated as a fact', 'Half of all mistakes end there.'],
    ['invented figure stated as a fact', '70% of recruiters look at the photo.'],
    ['documents before an interview', 'Have your national ID and KRA PIN ready.'],
    ['age limit', 'Aged 18 to 25'],
    ['age limit', 'Must be below 30'],
    ['age limit', 'Energetic young candidates'],
    ['sex limit', 'Female applicants preferred'],
    ['sex limit', 'Women studying or graduated in computing'],
    ['tribe, origin or marital status', 'Tell us your home county.'],
    ['tribe, origin or marital status', 'Married people need not apply'],
    ['language requirement without a reason', 'Diploma | Kalenjin and Swahili'],
    ['fee charged to candidates', 'Pay KES 500 for the starter kit.'],
    ['fee charged to candidates', 'A registration fee of KES 300 applies.'],
  ])('find “%s” in “%s”', (name, text) => {
    expect(namesIn(text)).toContain(name);
  });

  it.each([
    'A certificate of good conduct may be asked for only after an offer.',
    'Work at height needs a medical check: we arrange and pay for it after an offer.',
    'Send a portfolio under 10 MB.',
    'Registration fees | Exam fees paid',
    'Medical cover | Degree in medical laboratory science',
    'CPA Foundation Level | Run one section by month four',
    'Three referees, one of whom has seen you work outdoors',
    '456 is for money sent to a wrong number.',
    'Kalenjin and Swahili, to receive clients',
    'Applying costs nothing; there is no registration fee.',
    'Teach Python to thirty girls aged 13 to 17.',
    'Clear English and Swahili',
  ])('find nothing in “%s”', (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});

describe.each(SAMPLE_INDUSTRIES)('the sample listings of industry $industryId', ({ listings }) => {
  it('break no rules', () => {
    const broken = listings.flatMap((listing) => {
      const texts = [
        listing.title,
        listing.heading ?? '',
        listing.description,
        listing.howToApply ?? listing.employer.howToApply,
        ...[listing.yourRole, listing.whyJoinUs, listing.perksAndBenefits].flatMap((list) => list ?? []),
      ];
      const asked = [listing.whatWeLookFor, listing.niceToHaveSkills].flatMap((list) => list ?? []);
      return [
        ...texts.flatMap((text) => brokenFacts(text, OF_LISTINGS)),
        ...asked.flatMap((text) => brokenFacts(text, ALL)),
      ];
    });
    expect(broken).toEqual([]);
  });
});

it('pending sample submissions break no rules', () => {
  const texts = OPEN_SUBMISSIONS.filter(({ rejected }) => !rejected).flatMap((submission) =>
    Object.values(submission).filter((value) => typeof value === 'string'),
  );
  expect(texts.flatMap((text) => brokenFacts(text, OF_LISTINGS))).toEqual([]);
});

it.each(ARTICLES)('the article $slug breaks no rules', ({ title, excerpt, sections }) => {
  const texts = sections.flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list]);
  expect([title, excerpt, ...texts].flatMap((text) => brokenFacts(text, TEXT_RULES))).toEqual([]);
});

describe('the articles', () => {
  const all = ARTICLES.flatMap(({ sections }) =>
    sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]),
  ).join('\n');

  it.each([
    ['where to report', /police station or to the DCI/],
    ['to have money held', /call 100 at once/],
    ['to report the number', /forward the cheat’s message to 333, which is free/],
    [
      'what 456 is for',
      /456 is for money sent to a wrong number: since June 2022 it comes back only if the receiver agrees/,
    ],
    ['how many referees', /Three referees/],
    ['what to leave out of a CV', /Leave out .*tribe, marital status, children, health and property/],
    [
      'when clearance may be asked',
      /only once they intend to make you an offer; only state offices are excepted/,
    ],
    ['SHA', /Social Health Authority \(SHA\)/],
    ['that agencies charge nothing', /a recruitment agency needs a licence and may charge you nothing/],
  ])('say %s', (_, said) => {
    expect(all).toMatch(said);
  });
});
