import { monogram } from '@/lib/internships/monogram';

/** The letters of an employer, as decoration beside its name. */
export function Monogram({ company }: { company: string }) {
  return (
    <span aria-hidden="true" className="monogram">
      {monogram(company)}
    </span>
  );
}
