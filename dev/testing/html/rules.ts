import type { ConfigData } from 'html-validate';

/** Rules for every page, in addition to the HTML standard. */
export const RULES: ConfigData = {
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Tables that become labelled lists on phones lose their roles unless these are explicit.
    'no-redundant-role': 'off',
    // Scrollable areas need a role so that the keyboard can reach them.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Lists may have labels too.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
};
