import { Button } from '@/app/_components/button';
import { MessagePage } from '@/app/_components/message-page';

export default function IndustryNotFound() {
  return (
    <MessagePage
      title="Industry not found."
      actions={<Button href="/internships#industries">Browse Industries</Button>}
    >
      <p>There is no industry at this address. All sixteen are on the internships page.</p>
    </MessagePage>
  );
}
