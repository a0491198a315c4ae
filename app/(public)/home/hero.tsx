import { site } from '@/lib/platform/core/site';
import { Button } from '@/app/_components/button';
import { SearchField } from '@/app/_components/search/search-field';
import { KangaCloth } from '@/app/_components/kanga-cloth';

const SAYING = 'Mwanzo wa ngoma ni lele';

/** Shows the saying behind the project's name, unless the site has been renamed. */
function Cloth() {
  if (site.isRenamed) return <KangaCloth className="only-whole h-auto w-24 lg:w-full" />;
  return (
    <figure
      data-static="cloth"
      className="only-whole grid grid-cols-[4rem_1fr] items-center gap-3 sm:grid-cols-[6rem_1fr] lg:grid-cols-1"
    >
      <KangaCloth saying={SAYING} className="h-auto w-full" />
      <figcaption className="text-small text-muted">
        <i lang="sw">{SAYING}</i>: every dance begins with one simple song.
      </figcaption>
    </figure>
  );
}

export function Hero() {
  return (
    <section aria-labelledby="hero" className="page pt-4 sm:pt-16">
      <div className="grid items-center gap-x-16 gap-y-4 lg:grid-cols-[6fr_5fr]">
        <div className="grid justify-items-start gap-3 sm:gap-6">
          <h1 id="hero">{site.tagline}</h1>
          <p className="sm:text-lead text-muted max-w-[34rem]">
            Internships, attachments and first jobs across Kenya, every listing checked first.
            <span className="max-sm:hidden">
              {' '}
              Find one that fits, send your CV, and see when the employer opens it.
            </span>
          </p>
          <form action="/internships" role="search" aria-label="Internships" className="w-full max-w-[34rem]">
            <SearchField id="search-words" label="Title, company or place" />
          </form>
          <div className="flex flex-wrap gap-3 max-sm:hidden">
            <Button href="/internships" variant="secondary">
              Browse internships
            </Button>
            <Button href="/register" variant="secondary" className="only-signed-out">
              Create your account
            </Button>
          </div>
          <p className="border-primary border-l-4 pl-4">
            Free for students and graduates. Nobody here may ask you for money.
          </p>
        </div>
        <Cloth />
      </div>
    </section>
  );
}
