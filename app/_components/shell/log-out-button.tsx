export interface LogOutButtonProps {
  className?: string;
  label?: string;
  everywhere?: boolean;
}

export function LogOutButton({ className, label = 'Log Out', everywhere = false }: LogOutButtonProps) {
  return (
    <form method="post" action={everywhere ? '/api/auth/logout-everywhere' : '/api/auth/logout'}>
      <button type="submit" className={className}>
        {label}
      </button>
    </form>
  );
}
