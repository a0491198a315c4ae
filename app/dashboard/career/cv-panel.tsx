import { Button } from '@/app/_components/button';

const CV = '/api/users/career/cv';

export function CvPanel({ hasCv }: { hasCv: boolean }) {
  return (
    <section aria-labelledby="cv" className="max-w-form grid gap-4">
      <h2 id="cv" className="text-lead">
        Your CV
      </h2>
      {hasCv ? (
        <>
          <p>
            A PDF of one or two pages, made from your saved profile, with your name, e-mail and phone number.
            If you change your profile, save it and select the button again.
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
      ) : (
        <p className="text-muted">
          To get a CV, save your school or course, plus your skills, experience or a few words about you.
        </p>
      )}
    </section>
  );
}
