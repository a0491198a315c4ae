import { Button } from '@/app/_components/button';
import { MessagePage } from '@/app/_components/message-page';

export function IndustryNotFound() {
  return (
    <MessagePage
      status={404}
      title="Industry not found."
      actions={<Button href="/internships#industries">Browse Industries</Button>}
    >
      <p>The address may be mistyped. All sixteen industries are on the internships page.</p>
    </MessagePage>
  );
}
