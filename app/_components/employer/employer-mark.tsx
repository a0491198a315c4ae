import { monogram } from '@/lib/internships/listings/monogram';

/** Decorative, beside the name. */
export function EmployerMark({ name, logo }: { name: string; logo?: string | null | undefined }) {
  // eslint-disable-next-line @next/next/no-img-element -- it is small already, and cached for good
  if (logo) return <img src={logo} alt="" width={40} height={40} loading="lazy" className="monogram" />;
  return (
    <span aria-hidden="true" className="monogram">
      {monogram(name)}
    </span>
  );
}
