import { buttonClass } from '@/app/_components/button';
import { MessagePage } from '@/app/_components/message-page';
import { LogOutButton } from '@/app/_components/shell/log-out-button';
import { SESSION_MESSAGES } from '@/lib/platform/auth/actor';
import { site } from '@/lib/platform/core/site';

export function UnknownRole() {
  return (
    <MessagePage
      title={SESSION_MESSAGES.unknownRole}
      actions={<LogOutButton label="Log in again" className={buttonClass({ variant: 'primary' })} />}
    >
      <p>
        If you see this again, write to <a href={`mailto:${site.email}`}>{site.email}</a> and we’ll fix your
        account.
      </p>
    </MessagePage>
  );
}
