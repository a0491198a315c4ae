import { Button } from '@/app/_components/button';
import { Notice } from '@/app/_components/notice';
import type { Asked } from '../list-page';
import { CallFields, QUESTION, type RowCall } from './row-call';

interface RowQuestionProps<Row> {
  asked: Asked | undefined;
  rows: readonly Row[];
  actionsOf: (row: Row) => readonly RowCall[];
  /** The address of the list without the question. */
  list: string;
}

/** The question before an action, which JavaScript would ask in a dialog. Nothing if the row or its action is not on this page. */
export function RowQuestion<Row extends { _id: string }>(props: RowQuestionProps<Row>) {
  const { asked, rows, actionsOf, list } = props;
  const row = asked && rows.find(({ _id }) => _id === asked.id);
  const action = row && actionsOf(row).find(({ confirm }) => confirm?.ask === asked.ask);
  if (!action?.confirm) return null;
  const { path, formPath = path, json, confirm } = action;
  return (
    <div
      id={QUESTION}
      role="group"
      aria-label={confirm.title}
      tabIndex={-1}
      className="rounded-box scroll-mt-4"
    >
      <Notice title={confirm.title}>
        {confirm.body.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <form method="post" action={formPath} className="mt-3 flex flex-wrap gap-3">
          <CallFields json={json} list={list} />
          <Button type="submit" variant="danger">
            {confirm.yes}
          </Button>
          <Button href={list} variant="secondary">
            Cancel
          </Button>
        </form>
      </Notice>
    </div>
  );
}
