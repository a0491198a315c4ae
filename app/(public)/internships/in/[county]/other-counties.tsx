import { CountyGrid, type CountyGridProps } from '@/app/_components/county/county-grid';

export function OtherCounties(props: CountyGridProps) {
  return (
    <nav aria-labelledby="other-counties" className="grid gap-3">
      <h2 id="other-counties" className="text-lead">
        Other counties
      </h2>
      <CountyGrid {...props} />
    </nav>
  );
}
