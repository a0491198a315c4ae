export interface EmailAddressProps {
  email: string;
  isLink?: boolean;
}

/** Wraps as a whole if there is too little room. */
export function EmailAddress({ email, isLink = false }: EmailAddressProps) {
  return isLink ? (
    <a href={`mailto:${email}`} className="email-address">
      {email}
    </a>
  ) : (
    <span className="email-address">{email}</span>
  );
}
