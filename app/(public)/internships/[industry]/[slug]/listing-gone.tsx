import { Button } from '@/app/_components/button';
import { MessagePage } from '@/app/_components/message-page';
import { industryBySlug } from '@/lib/internships/industries/industries';

export interface ListingGoneProps {
  /** 404 for a listing that never existed, 410 for a deleted one. */
  status: 404 | 410;
  message: string;
  industrySlug: string;
}

export function ListingGone({ status, message, industrySlug }: ListingGoneProps) {
  const industry = industryBySlug(industrySlug);
  return (
    <MessagePage
      status={status}
      title={message}
      actions={
        <>
          {industry && (
            <Button href={`/internships/${industry.slug}`}>See open internships in {industry.name}</Button>
          )}
          <Button href="/internships" variant={industry ? 'secondary' : 'primary'}>
            Browse internships
          </Button>
        </>
      }
    >
      <p>
        {status === 410
          ? 'It was taken down, so you can’t apply any more.'
          : 'The address may be mistyped, or the listing may have been taken down.'}
      </p>
    </MessagePage>
  );
}
