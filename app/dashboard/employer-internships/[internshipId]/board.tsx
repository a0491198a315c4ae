import { Button } from '@/app/_components/button';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { Link } from '@/app/_components/link';
import type { BoardCard, BoardColumn } from '@/lib/applications/board/list-board';
import { formatDate } from '@/lib/platform/format/dates';
import { ComingTag, statusWords } from '../../_components/application-status';
import { narrowedHref } from '../../_components/list-page';
import { stepOptions } from '../_components/step-choices';
import { ArrowKeys } from './arrow-keys';

interface BoardProps {
  path: string;
  internshipId: string;
  columns: readonly BoardColumn[];
}

const nameOf = ({ user }: BoardCard): string => `${user.firstName} ${user.lastName}`;

/** Buttons for an applicant's next steps; collapsed, so that nobody presses one by mistake. Works without JavaScript. */
function Moves({ card, path, internshipId }: { card: BoardCard; path: string; internshipId: string }) {
  const steps = stepOptions(card.next, card.status);
  if (steps.length === 0) return null;
  return (
    <details>
      <summary className="text-link text-small min-h-11 py-2.5">
        Move<span className="sr-only"> {nameOf(card)}</span>
      </summary>
      <form
        method="post"
        action={`/api/employer/applications/${card._id}/status`}
        className="grid justify-items-start gap-2"
      >
        <input type="hidden" name="internshipId" value={internshipId} />
        {steps.map(({ value, label }) =>
          value === 'interview' ? (
            <Button
              key={value}
              href={`${path}/applicants/${card._id}?decision=interview#answer`}
              variant="secondary"
              size="small"
            >
              {label}
            </Button>
          ) : (
            <Button key={value} type="submit" name="status" value={value} variant="secondary" size="small">
              {label}
            </Button>
          ),
        )}
      </form>
    </details>
  );
}

const Card = ({ card, path, internshipId }: { card: BoardCard; path: string; internshipId: string }) => (
  <li className="rounded-box border-line bg-raised grid gap-1 border p-3">
    <Link href={`${path}/applicants/${card._id}`} data-card className="font-semibold wrap-anywhere">
      {nameOf(card)}
    </Link>
    <span className="text-small text-muted">Applied {formatDate(card.appliedAt)}</span>
    <span className="empty:hidden">
      <ComingTag coming={card.coming} />
    </span>
    <Moves card={card} path={path} internshipId={internshipId} />
  </li>
);

function Column({ column, path, internshipId }: { column: BoardColumn } & Omit<BoardProps, 'columns'>) {
  const { status, total, cards } = column;
  const id = `column-${status.replaceAll(' ', '-')}`;
  return (
    <section
      aria-labelledby={id}
      data-column
      className="grid w-72 max-w-[80vw] shrink-0 snap-start content-start gap-3 @min-[54rem]:w-auto @min-[54rem]:max-w-none"
    >
      <h3 id={id} className="flex items-baseline gap-2 text-base">
        {statusWords(status)}
        <span className="text-muted font-normal tabular-nums">{total.toLocaleString('en-US')}</span>
      </h3>
      {total === 0 && <p className="text-small text-muted">Nobody</p>}
      <ul className="grid gap-3">
        {cards.map((card) => (
          <Card key={card._id} card={card} path={path} internshipId={internshipId} />
        ))}
      </ul>
      {total > cards.length && (
        <Link href={narrowedHref(path, { status })}>
          See all {total.toLocaleString('en-US')}
          <span className="sr-only"> with the status {statusWords(status)}</span>
        </Link>
      )}
    </section>
  );
}

/** Applicants in columns by status, five to a row. On narrow screens the columns scroll sideways. */
export async function Board({ path, internshipId, columns }: BoardProps) {
  const outcome = await outcomeOf('move');
  return (
    <>
      <OutcomeNotice outcome={outcome} />
      <p className="text-small text-muted">When you move an applicant, we e-mail them at once.</p>
      <ArrowKeys>
        <div
          role="region"
          aria-label="Applicants by status"
          // Makes the scrollable area keyboard-accessible.
          tabIndex={0}
          className="relative flex snap-x snap-proximity gap-4 overflow-x-auto pb-4 @min-[54rem]:grid @min-[54rem]:grid-cols-5 @min-[54rem]:gap-x-3 @min-[54rem]:gap-y-8 @min-[54rem]:overflow-x-visible"
        >
          {columns.map((column) => (
            <Column key={column.status} column={column} path={path} internshipId={internshipId} />
          ))}
        </div>
      </ArrowKeys>
    </>
  );
}
