import { emailRule } from '@/lib/accounts/email-rule';
import { firstNameRule, lastNameRule, phoneRule, usernameRule } from '@/lib/accounts/rules';
import { TextField } from '../field/text-field';
import { PhoneField } from './phone-field';

/** Who somebody is, and the rule of each fact. */
export const PERSON_RULES = {
  firstName: firstNameRule,
  lastName: lastNameRule,
  phoneNumber: phoneRule,
  email: emailRule,
  username: usernameRule,
};

type Facts = Partial<Record<keyof typeof PERSON_RULES, string>>;

export interface PersonFieldsProps {
  /** Whoever fills in the form: the browser may offer what it knows of them. */
  own?: boolean;
  /** What stands in the fields at first. */
  values?: Facts;
  /** Field → what is wrong with it. */
  errors: Facts;
  emailHint?: string;
}

/** The fields of a person: names, phone number, email, username. */
export function PersonFields({ own = false, values = {}, errors, emailHint }: PersonFieldsProps) {
  const offer = (what: string): string => (own ? what : 'off');
  const facts = (name: keyof typeof PERSON_RULES) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...facts('firstName')} label="First name" autoComplete={offer('given-name')} />
        <TextField {...facts('lastName')} label="Last name" autoComplete={offer('family-name')} />
      </div>
      <PhoneField own={own} {...facts('phoneNumber')} />
      <TextField
        {...facts('email')}
        type="email"
        label="Email"
        hint={emailHint}
        autoComplete={offer('email')}
      />
      <TextField
        {...facts('username')}
        label="Username"
        hint="Lowercase letters only, at least 3"
        autoComplete={offer('username')}
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  );
}
