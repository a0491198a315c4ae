import { COUNTIES_BY_NAME, countyLabel } from '@/lib/internships/counties/counties';
import type { County } from '@/lib/platform/core/vocabulary';
import type { FacetValue } from '@/lib/search/engine/facets';
import { Button } from '@/app/_components/button';

interface CountyFilterProps {
  action: string;
  counts: readonly FacetValue[];
  chosen: County | undefined;
}

/** Offers the counties in the list, each with its count, and the chosen one even if nothing is there. */
export function CountyFilter({ action, counts, chosen }: CountyFilterProps) {
  const countOf = new Map(counts.map(({ value, count }) => [value, count]));
  return (
    <form action={action} className="max-w-form flex flex-wrap items-end gap-3">
      <div className="grid min-w-48 flex-1 gap-1">
        <label htmlFor="county" className="text-small text-muted font-semibold">
          County
        </label>
        <select id="county" name="county" defaultValue={chosen ?? ''} className="control">
          <option value="">All counties</option>
          {COUNTIES_BY_NAME.filter((county) => countOf.has(county) || county === chosen).map((county) => (
            <option key={county} value={county}>
              {`${countyLabel(county)} (${countOf.get(county) ?? 0})`}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" variant="secondary">
        Show employers
      </Button>
    </form>
  );
}
