import { Button } from '@/app/_components/button';
import { MessagePage } from '@/app/_components/message-page';

export default function InternshipNotFound() {
  return (
    <MessagePage
      title="Internship not found"
      actions={<Button href="/internships">Browse internships</Button>}
    >
      <p>It may have been taken down by the employer, or the address may be mistyped.</p>
    </MessagePage>
  );
}
