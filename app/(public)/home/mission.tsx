import { ArrowRightIcon } from '@/app/_components/side-arrows';
import { Link } from '@/app/_components/link';
import { site } from '@/lib/platform/core/site';

export function Mission() {
  return (
    <section
      data-static="mission"
      aria-labelledby="mission"
      className="page mt-8 grid gap-x-16 gap-y-3 sm:mt-28 lg:grid-cols-[4fr_7fr]"
    >
      <h2 id="mission">Empowering young professionals</h2>
      <div className="grid justify-items-start gap-5">
        <p className="max-w-text text-lead">
          {!site.isRenamed && `${site.name} means beginning. `}We connect students, recent graduates and
          people early in their careers with employers who will teach them, trust them and answer them. No
          middlemen, no fees, no listings that closed last month: just a place to begin.
        </p>
        <Link href="/internships" className="inline-flex min-h-12 items-center gap-2 font-semibold">
          View internships
          <ArrowRightIcon />
        </Link>
      </div>
    </section>
  );
}
