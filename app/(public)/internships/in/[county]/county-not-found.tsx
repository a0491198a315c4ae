import { Button } from '@/app/_components/button';
import { MessagePage } from '@/app/_components/message-page';

export function CountyNotFound() {
  return (
    <MessagePage
      status={404}
      title="County not found."
      actions={<Button href="/internships">Find internships</Button>}
    >
      <p>The address may be mistyped. You can choose any of the 47 counties on the internships page.</p>
    </MessagePage>
  );
}
