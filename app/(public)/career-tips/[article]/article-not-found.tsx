import { Button } from '@/app/_components/button';
import { MessagePage } from '@/app/_components/message-page';

export function ArticleNotFound() {
  return (
    <MessagePage
      status={404}
      title="Article not found. Please try another."
      actions={<Button href="/career-tips">See all career tips</Button>}
    />
  );
}
