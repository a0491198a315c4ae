import { describe, expect, test } from 'vitest';
import { valueOf } from './line-values';

test.each([
  ['title', 'Position: Field Intern', ['Field Intern']],
  ['title', '  • Field   Intern ', ['Field Intern']],
  ['title', 'It', undefined],
  ['title', 'x'.repeat(150), ['x'.repeat(150)]],
  ['title', 'x'.repeat(151), undefined],
  ['title', 'Field\nIntern', undefined],
  ['location', 'Location: Milimani, Kisumu', ['Milimani, Kisumu']],
  ['duration', 'The internship lasts 3 to 6 months in all', ['3 to 6 months']],
  ['duration', 'Duration: open', ['open']],
  [
    'applicationDeadline',
    'Apply by Friday, 15th January 2027 at 5:00 pm, please',
    ['2027-01-15T14:00:00.000Z'],
  ],
  ['applicationDeadline', 'Deadline: 03/04/2027.', ['2027-04-03T20:59:59.999Z']],
  ['applicationDeadline', 'Deadline: 12/31/2026', ['2026-12-31T20:59:59.999Z']],
  ['applicationDeadline', 'Call 0712 345 678', undefined],
  ['stipend', 'Pay: KES 15,000 per month', ['paid', '15000', '15000']],
  ['stipend', 'Interns get between Ksh 15,000 and Ksh. 20,000/= monthly.', ['paid', '15000', '20000']],
  ['stipend', 'This is an unpaid internship', ['unpaid', '', '']],
  ['stipend', 'Up to 20k', ['paid', '', '20000']],
  ['stipend', 'KES 1,500 per day', undefined],
  ['stipend', 'Come at 5 pm in 2027', undefined],
  ['stipend', 'KES 999 a month', undefined],
  ['stipend', 'KES 1,000 a month', ['paid', '1000', '1000']],
  ['stipend', 'KES 1,000,001 a month', undefined],
  ['applyLink', 'Write to jobs@bonde.example, not to us.', ['mailto:jobs@bonde.example']],
  ['applyLink', 'Visit www.bonde.co.ke/careers.', ['https://www.bonde.co.ke/careers']],
  ['applyLink', 'Call 0712 345 678 at ten', ['tel:0712345678']],
  ['applyLink', 'Come to our office', undefined],
  ['descriptionParagraph', 'Location: Kisumu', ['Location: Kisumu']],
  ['descriptionParagraph', 'About us\nWe grow maize.\nAnd beans.', ['We grow maize.\nAnd beans.']],
  ['howToApply', 'How to apply: come on Monday', ['come on Monday']],
  [
    'whatWeLookFor',
    'Requirements:\n- A diploma in\nagriculture\n- A licence\n',
    ['A diploma in agriculture', 'A licence'],
  ],
  ['whatWeLookFor', 'A diploma\nA licence', ['A diploma', 'A licence']],
  ['whatWeLookFor', 'x'.repeat(600), ['x'.repeat(600)]],
  ['whatWeLookFor', 'x'.repeat(601), undefined],
  ['whatWeLookFor', ' ', undefined],
  ['industryId', 'Agriculture', undefined],
  ['remote', 'Remote', undefined],
] as const)('the field %s gets from %j: %j', (field, text, value) => {
  expect(valueOf(field, { text })).toEqual(value);
});

describe('the county', () => {
  test('is that of the place', () => {
    expect(valueOf('county', { text: 'Milimani', county: 'Kisumu' })).toEqual(['Kisumu']);
  });

  test('is none without a place', () => {
    expect(valueOf('county', { text: 'Milimani' })).toBeUndefined();
  });
});
