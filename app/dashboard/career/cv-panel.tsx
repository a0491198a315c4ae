import { Button } from '@/app/_components/button';
import type { CvLayout } from '@/lib/applications/career/cv-layout';
import { CvPreview } from './cv-preview';

const CV = '/api/users/career/cv';

function CvButtons() {
  return (
    <>
      <p>
        A PDF made from your saved profile, on one page if it fits, otherwise two. If you change your profile,
        save it and select the button again.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={CV} download className="self-center font-medium">
          Download my CV
        </a>
        <form action={`${CV}/use`} method="post">
          <Button type="submit" variant="secondary">
            Apply with this CV
          </Button>
        </form>
      </div>
    </>
  );
}

interface CvPanelProps {
  hasCv: boolean;
  /** Null for an empty profile. */
  layout: CvLayout | null;
}

/** The CV beside the form, or below it on narrow screens. */
export function CvPanel({ hasCv, layout }: CvPanelProps) {
  return (
    <section aria-labelledby="cv" className="cv-panel">
      <h2 id="cv" className="text-lead">
        Your CV
      </h2>
      {hasCv ? (
        <CvButtons />
      ) : (
        <p className="text-muted">
          To get a CV, save your school or course, plus your skills, experience or a few words about you.
        </p>
      )}
      {layout && <CvPreview layout={layout} />}
    </section>
  );
}
