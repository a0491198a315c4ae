import { emailRule } from '@/lib/identity/accounts/email-rule';
import { firstNameRule, lastNameRule, phoneRule, usernameRule } from '@/lib/identity/accounts/person-rules';

export const PERSON_RULES = {
  firstName: firstNameRule,
  lastName: lastNameRule,
  phoneNumber: phoneRule,
  email: emailRule,
  username: usernameRule,
};
