export interface PageFieldsProps {
  internshipId: string;
  /** Whether the CV is open. */
  isRead: boolean;
  /** The filters of the list. */
  filters: Readonly<Record<string, string>>;
}

/** Hidden fields of a form on an applicant's page, with which the browser returns to the same page: see `applicantPage`. */
export function PageFields({ internshipId, isRead, filters }: PageFieldsProps) {
  const list = new URLSearchParams(filters).toString();
  return (
    <>
      <input type="hidden" name="internshipId" value={internshipId} />
      {isRead && <input type="hidden" name="read" value="resume" />}
      {list !== '' && <input type="hidden" name="list" value={list} />}
    </>
  );
}
