import type { PublicInternship } from '@/lib/internships/listings/mapper';
import type { OwnSubmission } from '@/lib/internships/submissions/mapper';
import { clientFor, uniqueLetters } from '../testing/client/client-for';
import type { People } from '../testing/faults/load';
import { eventually } from '../testing/faults/watch';
import { submissionFields, submissionForm } from '../testing/client/submission-form';

const INDUSTRY = 4;
const LIST = '/internships/legal-services';
const EDITS = 10;
const APPROVALS = 5;

const facts = () => submissionFields({ title: uniqueLetters() });
const completed = { industryId: INDUSTRY, descriptionParagraph: 'Work in the sun.', isFeatured: true };

/**
 * Changes listings through the load balancer `front` and reads them directly from both nodes. For each edit
 * and approval, returns the milliseconds from its response until the pages of both nodes show it.
 */
export async function measureFreshness(front: string, nodes: string[], people: People): Promise<number[]> {
  const { api } = clientFor({ appUrl: front, mailUrl: front });
  const {
    administrator,
    employers: [employer],
  } = people;
  if (!employer) throw new Error('there is no employer');
  const took: number[] = [];

  const untilShown = async (title: string, paths: string[]) => {
    const since = performance.now();
    await Promise.all(
      nodes.flatMap((node) =>
        paths.map((path) =>
          eventually(async () => {
            if (!(await (await fetch(node + path)).text()).includes(title)) throw new Error(`${path} is old`);
          }),
        ),
      ),
    );
    took.push(Math.round(performance.now() - since));
  };
  const change = async <Body>(method: string, path: string, token: string, json: unknown): Promise<Body> => {
    const answer = await api<Body>(method, path, { token, json });
    if (answer.status >= 300) throw new Error(`${method} ${path} returned status ${answer.status}`);
    return answer.body;
  };

  const fields = { ...facts(), ...completed };
  const path = '/api/internships';
  const { internship } = await change<{ internship: PublicInternship }>(
    'POST',
    path,
    administrator.token,
    fields,
  );
  await untilShown(fields.title, ['/', LIST, internship.path]);
  for (let edit = 0; edit < EDITS; edit += 1) {
    const title = uniqueLetters();
    await change('PUT', `${path}/${internship._id}`, administrator.token, { ...fields, title });
    await untilShown(title, ['/', LIST, internship.path]);
  }
  for (let approval = 0; approval < APPROVALS; approval += 1) {
    const sent = facts();
    const request = { token: employer.token, form: submissionForm(sent) };
    const { status, body } = await api<{ submission?: OwnSubmission }>(
      'POST',
      '/api/employer/submit-internship',
      request,
    );
    if (!body.submission)
      throw new Error(`the submission returned status ${status}: ${JSON.stringify(body)}`);
    const approve = `/api/admin/internship-submissions/${body.submission._id}/approve`;
    await change('POST', approve, administrator.token, completed);
    await untilShown(sent.title, ['/', LIST]);
  }
  return took;
}
