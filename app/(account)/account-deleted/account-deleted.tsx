import { Button } from '@/app/_components/button';
import { MessagePage } from '@/app/_components/message-page';

export const ACCOUNT_DELETED = 'Your account is deleted';

export function AccountDeleted({ message }: { message: string }) {
  return (
    <MessagePage title={ACCOUNT_DELETED} actions={<Button href="/internships">See open internships</Button>}>
      <p>{message}</p>
      <p>You’re logged out. You’re welcome to come back at any time.</p>
    </MessagePage>
  );
}
