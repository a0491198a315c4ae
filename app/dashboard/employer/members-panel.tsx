import { Button, buttonClass } from '@/app/_components/button';
import { EmailAddress } from '@/app/_components/email-address';
import { TextField } from '@/app/_components/field/text-field';
import { KeyField } from '@/app/_components/form/key-field';
import { PlainForm } from '@/app/_components/form/plain-form';
import { Tag } from '@/app/_components/tag';
import type { Member, OwnEmployer } from '@/lib/employers/records/mapper';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

interface Props {
  employer: OwnEmployer;
  own: string;
  outcome: FormOutcome | null;
}

/** Asks for confirmation, because the previous owner cannot undo it. */
function MakeOwner({ member: { _id, firstName, lastName } }: { member: Member }) {
  return (
    <details className="order-last basis-full">
      <summary className={`${buttonClass({ variant: 'link' })} no-marker`}>
        Make owner
        <span className="sr-only">
          : {firstName} {lastName}
        </span>
      </summary>
      <form action={`/api/employer/members/${_id}/owner`} method="post" className="grid gap-3 pb-2">
        <KeyField />
        <p className="max-w-text">
          {firstName} {lastName} becomes the owner, and you become a member. Only {firstName} {lastName} can
          change this back.
        </p>
        <div>
          <Button type="submit" variant="secondary">
            Make {firstName} {lastName} the owner
          </Button>
        </div>
      </form>
    </details>
  );
}

export function MembersPanel({ employer, own, outcome }: Props) {
  const { members, role } = employer;
  return (
    <section aria-labelledby="members" className="grid gap-6">
      <div className="grid gap-1">
        <h2 id="members" className="text-lead">
          Team
        </h2>
        <p className="text-muted max-w-text">
          Everyone on the team manages the same listings and applicants. Anyone who leaves loses access at
          once; listings they posted stay here. Only the owner can change the name, website and logo, and
          invite or remove people.
        </p>
      </div>
      <ul className="divide-line border-line max-w-text divide-y border-y">
        {members.map((member) => (
          <li key={member._id} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-center gap-x-3">
                {member.firstName} {member.lastName}
                {member.role === 'owner' && <Tag>Owner</Tag>}
              </p>
              <p className="text-small text-muted">
                <EmailAddress email={member.email} />
              </p>
            </div>
            {role === 'owner' && member._id !== own && <MakeOwner member={member} />}
            {members.length > 1 && (role === 'owner' || member._id === own) && (
              <form action={`/api/employer/members/${member._id}/remove`} method="post">
                <KeyField />
                <Button type="submit" variant="link">
                  {member._id === own ? 'Leave' : 'Remove'}
                  <span className="sr-only">
                    {member._id === own ? '' : ` ${member.firstName} ${member.lastName}`}
                  </span>
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {role === 'owner' && (
        <PlainForm
          action="/api/employer/members"
          outcome={outcome}
          submit="Send invitation"
          variant="secondary"
        >
          {(typed, errors) => (
            <TextField
              name="email"
              id="invite-email"
              type="email"
              label="Invite a team member"
              hint="We’ll e-mail a link that works for 7 days. They need an employer account with this address."
              autoComplete="off"
              defaultValue={typed.email}
              error={errors.email}
            />
          )}
        </PlainForm>
      )}
    </section>
  );
}
