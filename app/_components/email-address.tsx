export interface EmailAddressProps {
  email: string;
  /** Whether a press on it starts a mail. */
  isLink?: boolean;
}

/** An e-mail address that starts a line of its own where there is too little room beside it, as one piece of text. */
export function EmailAddress({ email, isLink = false }: EmailAddressProps) {
  return isLink ? (
    <a href={`mailto:${email}`} className="email-address">
      {email}
    </a>
  ) : (
    <span className="email-address">{email}</span>
  );
}
