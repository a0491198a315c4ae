import type { ConfigData } from 'html-validate';

/** What is asked of every page, beside the HTML standard itself. */
export const RULES: ConfigData = {
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Tables that become lists of labelled rows on phones lose their roles there unless these are written out.
    'no-redundant-role': 'off',
    // What scrolls by itself is reached by keyboard, and says so by its role.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Lists have names, too.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
};
