import {
  clientFor,
  TEST_PASSWORD,
  uniqueLetters,
  type ApiAnswer,
  type ApiRequest,
} from '../client/client-for';
import { pdfFile } from '../data/documents';
import { resumeForm } from '../client/file-form';
import type { TestUser } from '../data/fixtures';
import { submissionFields, submissionForm } from '../client/submission-form';
import type { ApplicationFacts } from '@/lib/applications/records/mapper';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import type { OwnSubmission } from '@/lib/internships/submissions/mapper';
import type { OwnResume } from '@/lib/identity/users/mapper';

/** Every change that the service acknowledged. */
export class Ledger {
  readonly registered: { username: string; email: string; firstName: string; lastName: string }[] = [];
  readonly submissions: OwnSubmission[] = [];
  readonly approved = new Map<string, PublicInternship>();
  readonly applications: ApplicationFacts[] = [];
  readonly resumes: { resume: OwnResume; userId: string; bytes: Buffer }[] = [];
  /** The last response about each listing, by id, and the titles in later requests that got no response. */
  readonly listings = new Map<string, { answered: PublicInternship; unanswered: string[] }>();
  /** Number of responses by call or page and by status. Status 0 means no response. */
  readonly answers = new Map<string, number>();
  /** Messages of calls that failed. */
  readonly words = new Set<string>();
  readonly wrong: string[] = [];
  /** The call or page whose response took longest. */
  slowest = { what: 'nothing', milliseconds: 0 };

  note(what: string, status: number, since: number): void {
    const key = `${what} ${status}`;
    const milliseconds = Math.round(performance.now() - since);
    if (milliseconds > this.slowest.milliseconds) this.slowest = { what, milliseconds };
    this.answers.set(key, (this.answers.get(key) ?? 0) + 1);
  }

  count(test: (status: number) => boolean): number {
    return [...this.answers].reduce(
      (sum, [key, times]) => (test(Number(key.split(' ').at(-1))) ? sum + times : sum),
      0,
    );
  }

  /** The number of acknowledged changes. */
  get acknowledged(): number {
    const edits = this.answers.get('edit 200') ?? 0;
    const lists = [this.registered, this.submissions, this.applications, this.resumes];
    return lists.reduce((sum, { length }) => sum + length, this.approved.size + this.listings.size + edits);
  }
}

export interface People {
  administrator: TestUser;
  editor: TestUser;
  /** They submit in turn: each may have 20 submissions waiting, and those without a response are never decided on. */
  employers: TestUser[];
  graduates: TestUser[];
}

const INDUSTRY = 4;
const PAGES = ['/', '/internships', '/internships/legal-services', '/career-tips'];
/** Maximum number of acknowledged submissions that wait for approval. Until there are fewer, the employers read. */
const MAX_WAITING = 10;
/** Larger than one chunk of a stored file. */
const FILE_BYTES = 300_000;

const nothing = (): ApiAnswer<never> => ({ status: 0, body: undefined as never, headers: new Headers() });

/**
 * Simulates users who register, submit, approve, apply, edit and read without pauses. `may` decides from the
 * status whether a failure is acceptable. All other failures are recorded as wrong.
 */
export class Load {
  readonly ledger = new Ledger();
  readonly #client: ReturnType<typeof clientFor>;
  readonly #toApprove: string[] = [];
  readonly #toApplyFor: string[] = [];
  #submitted = 0;
  #ended = false;
  #working: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly site: { appUrl: string; mailUrl: string },
    private readonly people: People,
    private readonly may: (status: number) => boolean,
  ) {
    this.#client = clientFor(site);
  }

  begin(): void {
    const { graduates } = this.people;
    this.#working = Promise.all([
      this.#again(() => this.#register()),
      this.#again(() => this.#submit()),
      this.#again(() => this.#approve()),
      this.#again(() => this.#write()),
      this.#again(() => this.#read()),
      ...graduates.map((graduate) => {
        let next = 0;
        return this.#again(async () => {
          const internshipId = this.#toApplyFor[next];
          if (internshipId && (await this.#apply(graduate, internshipId))) next += 1;
          else await this.#look('/dashboard', graduate);
        });
      }),
    ]);
  }

  /** Waits until every user has finished the current action. */
  async end(): Promise<void> {
    this.#ended = true;
    await this.#working;
  }

  async #again(step: () => Promise<unknown>): Promise<void> {
    while (!this.#ended) await step();
  }

  async #call<Body>(
    what: string,
    method: string,
    path: string,
    request: ApiRequest,
  ): Promise<ApiAnswer<Body>> {
    const since = performance.now();
    const answer = await this.#client.api<Body>(method, path, request).catch(nothing);
    this.ledger.note(what, answer.status, since);
    if (answer.status >= 300 || answer.status === 0) this.#mind(what, answer);
    return answer;
  }

  #mind(what: string, { status, body, headers }: ApiAnswer<unknown>): void {
    const { message } = (body ?? {}) as { message?: unknown };
    if (typeof message === 'string') this.ledger.words.add(message);
    if (!this.may(status)) this.ledger.wrong.push(`${what}: ${status} ${String(message)}`);
    else if (status === 503 && (typeof message !== 'string' || !headers.has('retry-after')))
      this.ledger.wrong.push(`${what}: ${status} without a message or Retry-After`);
  }

  async #register(): Promise<void> {
    const username = uniqueLetters();
    const person = { firstName: 'Akinyi', lastName: 'Otieno', email: `${username}@people.example`, username };
    const rest = { phoneNumber: '0712345678', password: TEST_PASSWORD, role: 'employer', agreement: true };
    const json = { ...person, ...rest };
    const { status } = await this.#call('register', 'POST', '/api/auth/register', { json });
    if (status === 201) this.ledger.registered.push(person);
  }

  async #submit(): Promise<void> {
    if (this.#toApprove.length >= MAX_WAITING) return this.#look('/internships');
    const { employers } = this.people;
    const { token } = employers[(this.#submitted += 1) % employers.length] ?? {};
    const title = uniqueLetters();
    const file = { name: 'details.pdf', bytes: pdfFile(title, FILE_BYTES) };
    const form = submissionForm(submissionFields({ title }), file);
    const path = '/api/employer/submit-internship';
    const answer = await this.#call<{ submission: OwnSubmission }>('submit', 'POST', path, { token, form });
    if (answer.status !== 201) return;
    this.ledger.submissions.push(answer.body.submission);
    this.#toApprove.push(answer.body.submission._id);
  }

  async #approve(): Promise<void> {
    const id = this.#toApprove.shift();
    if (!id) return this.#look('/internships');
    const { token } = this.people.administrator;
    const path = `/api/admin/internship-submissions/${id}/approve`;
    const json = { industryId: INDUSTRY, descriptionParagraph: 'Work in the sun.' };
    const answer = await this.#call<{ internship: PublicInternship }>('approve', 'POST', path, {
      token,
      json,
    });
    if (answer.status !== 200) return;
    this.ledger.approved.set(id, answer.body.internship);
    this.#toApplyFor.push(answer.body.internship._id);
  }

  async #write(): Promise<void> {
    const { token } = this.people.editor;
    const fields = submissionFields({ title: uniqueLetters() });
    const json = { ...fields, industryId: INDUSTRY, descriptionParagraph: 'Work in the rain.' };
    const made = await this.#call<{ internship: PublicInternship }>('write', 'POST', '/api/internships', {
      token,
      json,
    });
    if (made.status !== 201) return;
    const entry = { answered: made.body.internship, unanswered: [] as string[] };
    this.ledger.listings.set(entry.answered._id, entry);
    this.#toApplyFor.push(entry.answered._id);
    for (const title of [uniqueLetters(), uniqueLetters()]) {
      const path = `/api/internships/${entry.answered._id}`;
      const request = { token, json: { ...json, title } };
      const edited = await this.#call<{ internship: PublicInternship }>('edit', 'PUT', path, request);
      if (edited.status === 200) Object.assign(entry, { answered: edited.body.internship, unanswered: [] });
      else entry.unanswered.push(title);
    }
  }

  async #apply({ token, id: userId }: TestUser, internshipId: string): Promise<boolean> {
    const bytes = pdfFile(uniqueLetters(), FILE_BYTES);
    const form = resumeForm(bytes);
    const path = '/api/users/upload-resume';
    const sent = await this.#call<{ resume: OwnResume }>('upload', 'POST', path, { token, form });
    if (sent.status !== 201) return false;
    const { resume } = sent.body;
    this.ledger.resumes.push({ resume, userId, bytes });
    const json = { internshipId, resumeId: resume._id };
    const { status, body } = await this.#call<{ application: ApplicationFacts }>(
      'apply',
      'POST',
      '/api/applications',
      { token, json },
    );
    if (status === 200 || status === 201) this.ledger.applications.push(body.application);
    return status === 200 || status === 201;
  }

  async #read(): Promise<void> {
    for (const path of PAGES) await this.#look(path);
    await this.#call('list', 'GET', '/api/internships/featured', {});
  }

  async #look(path: string, user?: TestUser): Promise<void> {
    const headers: Record<string, string> = user ? { cookie: `next-auth.session-token=${user.token}` } : {};
    const since = performance.now();
    const page = await fetch(this.site.appUrl + path, { headers, redirect: 'manual' })
      .then(async (answer) => ({
        status: answer.status,
        headers: answer.headers,
        text: await answer.text(),
      }))
      .catch(() => ({ status: 0, headers: new Headers(), text: '' }));
    this.ledger.note('page', page.status, since);
    if (page.status === 200) return;
    if (!this.may(page.status)) this.ledger.wrong.push(`${path}: ${page.status}`);
    if (page.status === 503 && !(page.text.includes('Please try again') && page.headers.has('retry-after')))
      this.ledger.wrong.push(`${path}: 503 without a message or Retry-After`);
  }
}
