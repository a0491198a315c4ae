export interface LogOutButtonProps {
  className?: string;
  label?: string;
  /** On every device. */
  everywhere?: boolean;
}

/** Ends the session, or all of them, and goes to the login page. */
export function LogOutButton({ className, label = 'Log Out', everywhere = false }: LogOutButtonProps) {
  return (
    <form method="post" action={everywhere ? '/api/auth/logout-everywhere' : '/api/auth/logout'}>
      <button type="submit" className={className}>
        {label}
      </button>
    </form>
  );
}
