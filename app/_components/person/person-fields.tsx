import { TextField } from '../field/text-field';
import type { PERSON_RULES } from './person-rules';
import { PhoneField } from './phone-field';

type Facts = Partial<Record<keyof typeof PERSON_RULES, string>>;

export interface PersonFieldsProps {
  /** Whether these are the user's own details, which the browser may autofill. */
  own?: boolean;
  values?: Facts;
  errors: Facts;
  emailHint?: string;
  withoutEmail?: boolean;
}

export function PersonFields(props: PersonFieldsProps) {
  const { own = false, values = {}, errors, emailHint, withoutEmail = false } = props;
  const offer = (what: string): string => (own ? what : 'off');
  const facts = (name: keyof typeof PERSON_RULES) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3 sm:gap-6">
        <TextField {...facts('firstName')} label="First name" autoComplete={offer('given-name')} />
        <TextField {...facts('lastName')} label="Last name" autoComplete={offer('family-name')} />
      </div>
      <PhoneField own={own} {...facts('phoneNumber')} />
      {!withoutEmail && (
        <TextField
          {...facts('email')}
          type="email"
          label="Email"
          hint={emailHint}
          autoComplete={offer('email')}
        />
      )}
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
