import { Button } from '@/app/_components/button';
import { MessagePage } from '@/app/_components/message-page';

export function CountyNotFound() {
  return (
    <MessagePage
      status={404}
      title="County not found."
      actions={<Button href="/internships">Find internships</Button>}
    >
      <p>There is no county at this address. All forty-seven can be chosen on the internships page.</p>
    </MessagePage>
  );
}
