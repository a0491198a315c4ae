import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InternshipFields } from './internship-fields';

const form = renderToStaticMarkup(
  createElement(InternshipFields, {
    draft: { stipend: { kind: 'paid', min: null, max: null } },
    errors: {},
    onEdit: () => undefined,
  }),
);
const found = (pattern: RegExp) => [...form.matchAll(pattern)].map(([, text]) => text);

test('the form has its groups, with a control for every field', () => {
  expect(found(/<legend class="font-display[^"]*">([^<]+)/g)).toEqual([
    'The internship',
    'Where and when',
    'Stipend',
    'Description',
    'Applying',
  ]);
  expect(found(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)).toEqual([
    'title',
    'company',
    'industryId',
    'kind',
    'location',
    'county',
    'duration',
    'applicationDeadline',
    'remote',
    'stipendKind',
    'stipendMin',
    'stipendMax',
    'descriptionIntroHeading',
    'descriptionParagraph',
    'whyJoinUs',
    'yourRole',
    'whatWeLookFor',
    'niceToHaveSkills',
    'perksAndBenefits',
    'applyLink',
    'howToApply',
    'isFeatured',
  ]);
});

test('each list has a button to add an item', () => {
  expect(found(/Add an item<span class="sr-only"> to (?:<!-- -->)?([^<]+)/g)).toEqual([
    'Why join us',
    'Your role',
    'What we look for',
    'Nice to have skills',
    'Perks and benefits',
  ]);
});
