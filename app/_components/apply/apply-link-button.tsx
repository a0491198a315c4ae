import { applyLinkWords } from '@/lib/internships/listings/apply-link-label';
import { Button } from '../button';
import { ArrowOutIcon } from '../arrow-out-icon';

export function ApplyLinkButton({ applyLink, primary }: { applyLink: string; primary: boolean }) {
  const { isWeb, open } = applyLinkWords(applyLink);
  return (
    <Button
      href={applyLink}
      variant={primary ? 'primary' : 'secondary'}
      wide
      {...(isWeb && { target: '_blank', rel: 'noopener' })}
    >
      {open}
      <ArrowOutIcon />
    </Button>
  );
}
