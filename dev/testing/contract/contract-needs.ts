import sharp from 'sharp';
import { z } from 'zod';
import { issueToken } from '@/lib/identity/accounts/tokens';
import { hashPassword } from '@/lib/platform/auth/passwords';
import type { Operation } from '@/lib/publishing/openapi/operation';
import { OPERATIONS } from '@/lib/publishing/openapi/operations';
import { MISSING } from '../access/address';
import { TEST_PASSWORD, uniqueLetters, type ApiAnswer, type Client } from '../client/client-for';
import { nameOf } from './contract-answer';
import { fileForm, resumeForm } from '../client/file-form';
import { personOf } from '../client/registration';
import { makeListing, makeUser, type TestUser } from '../data/fixtures';
import { submissionForm } from '../client/submission-form';
import { CAREER_EXAMPLE } from '@/lib/publishing/openapi/operations/career';
import { mailLinks, type RegularMail } from '@/lib/identity/accounts/mail-links';
import { AlertModel } from '@/models/alert';
import { DataRequestModel } from '@/models/data-request';
import { ReportModel } from '@/models/report';
import { CRON_SECRET } from '../stack/stack';
import { dataRequestNeeds } from './data-request-needs';
import { employerNeeds, makeEmployer } from './employer-needs';
import { guardianNeeds } from './guardian-needs';
import type { Sent } from './sent';
import { signInNeeds } from './sign-in-needs';

export type ContractPeople = Record<'administrator' | 'editor' | 'employer' | 'graduate', TestUser>;

/** Removes the site's logo: other test files share the database and expect the site's own icons. */
export async function removeSiteLogo(client: Pick<Client, 'api'>, people: ContractPeople): Promise<void> {
  const { status } = await client.api('POST', '/api/admin/site/logo/remove', people.administrator);
  if (status !== 200) throw new Error(`removing the site's logo returned ${status}`);
}

/** Creates one user of each role. The employer has a profile; the graduate's password is `TEST_PASSWORD`. */
export const makeContractPeople = async (): Promise<ContractPeople> => ({
  administrator: await makeUser('administrator'),
  editor: await makeUser('editor'),
  employer: (await makeEmployer()).user,
  graduate: await makeUser('recent graduate', { passwordHash: await hashPassword(TEST_PASSWORD) }),
});

const find = (name: string): Operation => {
  const operation = OPERATIONS.find((one) => nameOf(one) === name);
  if (!operation) throw new Error(`no ${name} in the contract`);
  return operation;
};

const idIn = (answer: ApiAnswer<unknown>, field: string): string =>
  z.object({ [field]: z.object({ _id: z.string() }) }).parse(answer.body)[field]?._id ?? '';

/**
 * True for calls that return 404 until a setting enables them. The tests of the verbs enable the setting and
 * check these calls against the contract.
 */
export const needsSetting = ({ path }: Operation): boolean => path === '/api/page-views';

/** Returns the token for a call, or undefined if it needs no session. */
export function tokenFor({ who }: Operation, people: ContractPeople): string | undefined {
  if (who === 'anybody') return undefined;
  if (who === 'secret') return CRON_SECRET;
  if (who === 'session' || who.includes('recent graduate')) return people.graduate.token;
  return who.includes('employer') ? people.employer.token : people.administrator.token;
}

const listed = async (): Promise<Sent> => ({ params: { id: (await makeListing())._id.toHexString() } });

/** Creates a user with a password. */
const withPassword = async (): Promise<Sent> => {
  const passwordHash = await hashPassword(TEST_PASSWORD);
  return { token: (await makeUser('recent graduate', { passwordHash })).token };
};

const savable = async (): Promise<Sent> => ({
  params: { internshipId: (await makeListing())._id.toHexString() },
});

const somebody = async (): Promise<Sent> => ({ params: { id: (await makeUser('employer')).id } });

async function tokenOf(purpose: Parameters<typeof issueToken>[0]): Promise<Sent> {
  const email = `${uniqueLetters()}@test.example`;
  const isChange = purpose === 'verify email change';
  const user = await makeUser('recent graduate', {
    isVerified: purpose !== 'verify email',
    ...(isChange ? { pendingEmail: email } : { email }),
  });
  return { params: { token: await issueToken(purpose, user._id, email) } };
}

const pictured = async (): Promise<Sent> => {
  const create = { width: 40, height: 30, channels: 3, background: '#123456' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  return { form: fileForm('picture', { name: 'me.png', bytes }) };
};

/** Creates the data that the calls of the contract need to succeed. */
export function contractNeeds({ api }: Pick<Client, 'api'>, people: () => ContractPeople) {
  const send = async (operation: Operation, { params = {}, query = '', ...request }: Sent) => {
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? MISSING);
    return api<unknown>(operation.method.toUpperCase(), `${path}${query}`, request);
  };

  const uploaded = async ({ token } = people().graduate) =>
    idIn(
      await send(find('POST /api/users/upload-resume'), {
        token,
        form: resumeForm(),
      }),
      'resume',
    );

  const submitted = async ({ token } = people().employer): Promise<string> => {
    const operation = find('POST /api/employer/submit-internship');
    const form = submissionForm(operation.example?.data);
    return idIn(await send(operation, { token, form }), 'submission');
  };

  const rejected = async (): Promise<string> => {
    const id = await submitted();
    const operation = find('POST /api/admin/internship-submissions/{id}/reject');
    const { token } = people().administrator;
    await send(operation, { token, params: { id }, json: operation.example });
    return id;
  };

  /** Creates a listing, and a resume with which the graduate can apply. */
  const applicable = async (graduate = people().graduate, employer = people().employer) => {
    const listing = await makeListing({ postedBy: employer._id });
    return { internshipId: listing._id.toHexString(), resumeId: await uploaded(graduate) };
  };

  /** Creates an application by a new graduate to a listing of the employer. */
  const applied = async (employer = people().employer) => {
    const graduate = await makeUser('recent graduate');
    const json = await applicable(graduate, employer);
    const answer = await send(find('POST /api/applications'), { token: graduate.token, json });
    return {
      applicationId: idIn(answer, 'application'),
      internshipId: json.internshipId,
      userId: graduate.id,
      graduate,
    };
  };

  /** Creates an invitation by another employer, so that no other call ends the application. */
  const invited = async () => {
    const employer = await makeUser('employer');
    const { applicationId, graduate } = await applied(employer);
    const at = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
    await send(find('PUT /api/employer/applications/{applicationId}/status'), {
      token: employer.token,
      params: { applicationId },
      json: { status: 'interview', interview: { at, place: 'Moi Avenue' } },
    });
    return { applicationId, graduate, at };
  };

  /** Returns an import file with one listing, as staff would upload it. */
  const importFile = (): FormData => {
    const listing = { ...find('POST /api/internships').example, title: uniqueLetters() };
    return fileForm('file', { name: 'listings.json', bytes: Buffer.from(JSON.stringify([listing])) });
  };

  const checkedFile = async (): Promise<Sent> => {
    const { token } = people().administrator;
    const answer = await send(find('POST /api/admin/imports'), { token, form: importFile() });
    return { params: { id: idIn(answer, 'import') } };
  };

  const synonymous = async (): Promise<Sent> => {
    const { token } = people().administrator;
    const json = { phrase: uniqueLetters(), means: 'electrician' };
    return { params: { id: idIn(await send(find('POST /api/admin/synonyms'), { token, json }), 'synonym') } };
  };

  const reported = async (): Promise<Sent> => {
    const { params } = await listed();
    const operation = find('POST /api/internships/{id}/reports');
    await send(operation, { params, json: operation.example });
    const report = await ReportModel.findOne({ internshipId: params?.id }).lean();
    return { params: { id: report?._id.toHexString() ?? '' } };
  };

  const requested = async (): Promise<Sent> => {
    const operation = find('POST /api/requests');
    const email = `${uniqueLetters()}@people.example`;
    await send(operation, { json: { ...operation.example, email } });
    const request = await DataRequestModel.findOne({ email }).lean();
    return { params: { id: request?._id.toHexString() ?? '' } };
  };

  const saved = async (): Promise<Sent> => {
    const sent = await savable();
    await send(find('PUT /api/users/saved/{internshipId}'), { token: people().graduate.token, ...sent });
    return sent;
  };

  /** Deletes the alerts of earlier calls, because their number per person is limited. */
  const withAlert = async (): Promise<Sent> => {
    const { token, _id } = people().graduate;
    await AlertModel.deleteMany({ userId: _id });
    const json = { search: { q: uniqueLetters() } };
    return { params: { id: idIn(await send(find('POST /api/users/alerts'), { token, json }), 'alert') } };
  };

  const withCareer = async (): Promise<Sent> => {
    const { token } = await makeUser('recent graduate');
    await send(find('PUT /api/users/career'), { token, json: CAREER_EXAMPLE });
    return { token };
  };

  /** Each submission has its own employer, because the pending submissions of one are limited. */
  const waiting = async (): Promise<Sent> => ({
    params: { id: await submitted(await makeUser('employer')) },
  });

  const linked = async (kind: RegularMail): Promise<Sent> => {
    const { id } = await makeUser('recent graduate');
    return { params: { token: mailLinks(kind, id).call.split('/').at(-1) ?? '' } };
  };

  const needs: Record<string, () => Promise<Sent>> = {
    ...signInNeeds,
    ...guardianNeeds,
    ...dataRequestNeeds,
    ...employerNeeds({ api }),
    'GET /api/internships/industry/{industryId}': async () => ({ params: { industryId: '1' } }),
    'GET /api/internships/{id}': listed,
    'GET /api/internships/{id}/similar': listed,
    'PUT /api/internships/{id}': listed,
    'POST /api/internships/{id}': listed,
    'POST /api/internships/{id}/feature': listed,
    'DELETE /api/internships/{id}': listed,
    'POST /api/internships/{id}/delete': listed,
    'GET /api/auth/verify-email/{token}': () => tokenOf('verify email'),
    'POST /api/auth/verify-email/{token}': () => tokenOf('verify email'),
    'POST /api/auth/reset-password/{token}': () => tokenOf('reset password'),
    'POST /api/auth/extend-session': async () => ({ token: (await makeUser('employer')).token }),
    'POST /api/auth/logout': async () => ({ token: (await makeUser('employer')).token }),
    'POST /api/auth/logout-everywhere': async () => ({ token: (await makeUser('employer')).token }),
    'POST /api/applications': async () => {
      const graduate = await makeUser('recent graduate');
      const json = await applicable(graduate);
      await send(find('POST /api/applications'), { token: graduate.token, json });
      return { token: graduate.token, json };
    },
    'GET /api/applications/applied': async () => {
      const graduate = await makeUser('recent graduate');
      const json = await applicable(graduate);
      await send(find('POST /api/applications'), { token: graduate.token, json });
      return { token: graduate.token, query: `?internshipIds=${json.internshipId}` };
    },
    'GET /api/users/marks.css': () => Promise.resolve({ query: `?internshipIds=${'a'.repeat(24)}` }),
    'DELETE /api/users/me': withPassword,
    'POST /api/users/me/delete': withPassword,
    'PUT /api/users/profile': withPassword,
    'POST /api/users/profile': withPassword,
    'GET /api/users/verify-email-change/{token}': () => tokenOf('verify email change'),
    'POST /api/users/verify-email-change/{token}': () => tokenOf('verify email change'),
    'POST /api/users/profile/picture': pictured,
    'GET /api/users/profile/picture': async () => {
      const { token } = people().graduate;
      await send(find('POST /api/users/profile/picture'), { token, ...(await pictured()) });
      return {};
    },
    'POST /api/users/upload-resume': async () => ({ form: resumeForm() }),
    'GET /api/users/resume/{resumeId}': async () => ({ params: { resumeId: await uploaded() } }),
    'PUT /api/employer/submissions/{id}': async () => ({ params: { id: await rejected() } }),
    'POST /api/employer/submissions/{id}': async () => ({ params: { id: await rejected() } }),
    'PUT /api/employer/drafts/{about}': () => Promise.resolve({ params: { about: 'new' } }),
    'POST /api/employer/drafts/{about}': () => Promise.resolve({ params: { about: 'new' } }),
    'POST /api/employer/drafts/{about}/remove': () => Promise.resolve({ params: { about: 'new' } }),
    'GET /api/employer/applicants/{internshipId}': async () => {
      const { internshipId } = await applied();
      return { params: { internshipId } };
    },
    'GET /api/employer/applicants/{internshipId}.csv': async () => {
      const { internshipId } = await applied();
      return { params: { internshipId } };
    },
    'POST /api/employer/applications/{applicationId}/status': async () => {
      const { applicationId } = await applied();
      return { params: { applicationId } };
    },
    'POST /api/employer/applications/{applicationId}/status/preview': async () => {
      const { applicationId } = await applied();
      return { params: { applicationId } };
    },
    'GET /api/employer/applications/{applicationId}/resume': async () => {
      const { applicationId } = await applied();
      return { params: { applicationId } };
    },
    'POST /api/employer/applications/{applicationId}/resume': async () => {
      const { applicationId } = await applied();
      return { params: { applicationId } };
    },
    'POST /api/employer/applications/{applicationId}/notes': async () => {
      const { applicationId } = await applied();
      return { params: { applicationId } };
    },
    'POST /api/employer/applications/{applicationId}/notes/{noteId}/remove': async () => {
      const { applicationId } = await applied();
      const operation = find('POST /api/employer/applications/{applicationId}/notes');
      const { token } = people().employer;
      const sent = { token, params: { applicationId }, json: operation.example };
      return { params: { applicationId, noteId: idIn(await send(operation, sent), 'note') } };
    },
    'GET /api/employer/download-resume/{userId}': async () => {
      const { userId } = await applied();
      return { params: { userId } };
    },
    'PUT /api/employer/applications/{applicationId}/status': async () => {
      const { applicationId } = await applied();
      return { params: { applicationId } };
    },
    'PUT /api/employer/applications/status': async () => {
      const { applicationId } = await applied();
      return { json: { ids: [applicationId], status: 'shortlisted' } };
    },
    'PUT /api/employer/internships/{id}': async () => {
      const { internshipId } = await applied();
      return { params: { id: internshipId } };
    },
    'POST /api/employer/internships/{id}': async () => {
      const { internshipId } = await applied();
      return { params: { id: internshipId } };
    },
    'PUT /api/employer/internships/{id}/answer': async () => {
      const { internshipId } = await applied();
      return { params: { id: internshipId } };
    },
    'POST /api/employer/internships/{id}/answer': async () => {
      const { internshipId } = await applied();
      return { params: { id: internshipId } };
    },
    'POST /api/employer/internships/{id}/close': async () => {
      const { internshipId } = await applied();
      return { params: { id: internshipId } };
    },
    'POST /api/employer/internships/{id}/undo-closing': async () => {
      const { internshipId } = await applied();
      const params = { id: internshipId };
      await send(find('POST /api/employer/internships/{id}/close'), {
        token: people().employer.token,
        params,
        json: { reason: 'filled' },
      });
      return { params };
    },
    'POST /api/employer/internships/{id}/extend': async () => {
      const { internshipId } = await applied();
      const applicationDeadline = new Date(Date.now() + 100 * 24 * 60 * 60_000).toISOString();
      return { params: { id: internshipId }, json: { applicationDeadline } };
    },
    'GET /api/internships/{id}.ics': listed,
    'GET /api/applications/{id}/interview.ics': async () => {
      const { applicationId, graduate } = await invited();
      return { token: graduate.token, params: { id: applicationId } };
    },
    'POST /api/applications/{id}/interview-reply': async () => {
      const { applicationId, graduate, at } = await invited();
      return { token: graduate.token, params: { id: applicationId }, json: { at, coming: true } };
    },
    'POST /api/applications/{id}/outcome': async () => {
      const graduate = await makeUser('recent graduate');
      const listing = await makeListing();
      const json = { internshipId: listing._id.toHexString(), resumeId: await uploaded(graduate) };
      const answer = await send(find('POST /api/applications'), { token: graduate.token, json });
      return { token: graduate.token, params: { id: idIn(answer, 'application') } };
    },
    'POST /api/applications/{id}/withdraw': async () => {
      const graduate = await makeUser('recent graduate');
      const json = await applicable(graduate);
      const answer = await send(find('POST /api/applications'), { token: graduate.token, json });
      return { token: graduate.token, params: { id: idIn(answer, 'application') } };
    },
    'POST /api/internships/{id}/reports': listed,
    'PUT /api/admin/reports/{id}': reported,
    'POST /api/admin/reports/{id}': reported,
    'GET /api/admin/reports/{id}/evidence': reported,
    'PUT /api/admin/requests/{id}': requested,
    'POST /api/admin/requests/{id}': requested,
    'GET /api/users/career/cv': withCareer,
    'POST /api/users/career/cv/use': withCareer,
    'PUT /api/users/saved/{internshipId}': savable,
    'POST /api/users/saved/{internshipId}': savable,
    'DELETE /api/users/saved/{internshipId}': saved,
    'POST /api/users/saved/{internshipId}/remove': saved,
    // Creates an identical alert before the call.
    'POST /api/users/alerts': async () => {
      const { token } = await makeUser('recent graduate');
      const operation = find('POST /api/users/alerts');
      await send(operation, { token, json: operation.example });
      return { token };
    },
    'PUT /api/users/alerts/{id}': withAlert,
    'POST /api/users/alerts/{id}': withAlert,
    'DELETE /api/users/alerts/{id}': withAlert,
    'POST /api/users/alerts/{id}/remove': withAlert,
    'GET /api/unsubscribe/alerts/{token}': () => linked('alerts'),
    'POST /api/unsubscribe/alerts/{token}': () => linked('alerts'),
    'GET /api/unsubscribe/{token}': () => linked('reminders'),
    'POST /api/unsubscribe/{token}': () => linked('reminders'),
    'POST /api/admin/imports': async () => ({ form: importFile() }),
    'GET /api/admin/imports/{id}': checkedFile,
    'POST /api/admin/imports/{id}': checkedFile,
    'GET /api/admin/imports/{id}/refused.csv': checkedFile,
    'DELETE /api/admin/synonyms/{id}': synonymous,
    'POST /api/admin/synonyms/{id}/remove': synonymous,
    'PUT /api/admin/updateuser/{id}': somebody,
    // The username and e-mail address in the example of PUT are already taken.
    'POST /api/admin/updateuser/{id}': async () => ({
      ...(await somebody()),
      json: personOf({ role: 'employer' }),
    }),
    'PATCH /api/admin/{id}/activate': somebody,
    'POST /api/admin/{id}/activate': somebody,
    'DELETE /api/admin/deleteuser/{id}': somebody,
    'POST /api/admin/deleteuser/{id}': somebody,
    'GET /api/admin/internship-submissions/{id}': waiting,
    'GET /api/admin/internship-submissions/{id}/download': waiting,
    'POST /api/admin/internship-submissions/{id}/approve': waiting,
    'POST /api/admin/internship-submissions/{id}/reject': waiting,
  };

  return { send, needs, applicable };
}
