import { TextField, type TextFieldProps } from '../field/text-field';

/** A Kenyan phone number. `own`: the user's own number. */
export function PhoneField({ own, ...rest }: Partial<TextFieldProps> & { own: boolean }) {
  return (
    <TextField
      {...rest}
      name="phoneNumber"
      type="tel"
      label="Phone number"
      hint="10 digits, such as 0712345678"
      autoComplete={own ? 'tel' : 'off'}
    />
  );
}
