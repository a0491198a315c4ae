import type { Answer, StateTable } from './table';

/** Every state of an interview, by the application it belongs to. */
export const INTERVIEW_STATES = [
  'not invited',
  'invited without a time',
  'upcoming',
  'moved',
  'past',
  'cancelled: withdrawn',
  'cancelled: not selected',
  'cancelled: no answer',
  'over: offered',
] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];

export type InterviewAction =
  | 'take the calendar file'
  | 'open its page'
  | 'list my applications by call'
  | 'open the applicant'
  | 'invite at the same time'
  | 'invite at another time'
  | 'invite without a time'
  | 'invite at a past time'
  | 'invite at another time by form'
  | 'invite at another time: the mail'
  | 'turn down: the mail'
  | 'withdraw';

const is = (status: number, text: string): Answer => ({ status, text });

const PAST = is(422, 'Please give a time within the next 12 months.');
const INVITED = is(200, 'The application is now: interview. The applicant gets a mail.');
const MOVED = is(200, 'The interview has moved. The applicant gets a mail.');
const TIMED = is(200, 'The interview has a time now. The applicant gets a mail.');
const SAME = is(200, 'Nothing has changed: the applicant has this invitation already. No mail was sent.');
const INVITATION_MAIL = is(200, 'Your application: you are invited to an interview');
const MOVED_MAIL = is(200, 'Your application: your interview has moved');
const TURNED_DOWN_MAIL = is(
  200,
  'has not selected you for Test Intern. What next: Look for other internships.',
);
const CALLED_OFF_MAIL = is(
  200,
  'has not selected you for Test Intern. The interview on (day), Nairobi time, no longer takes place. If it is in your calendar, remove it. What next: Look for other internships.',
);
const WITHDRAWN = is(200, 'Your application has been withdrawn.');
const NO_INTERVIEW = is(404, 'There is no interview');
const IS_OFF = is(
  200,
  'What next Look for other internships. The interview on (day), Nairobi time, no longer takes place. If it is in your calendar, remove it.',
);
/** The applicant's page without an interview, which would be between notes and steps. */
const NOT_SHOWN = is(200, 'Add note Timeline Applied');
const NONE_LISTED = is(200, '"interview":null');

/** The expected answers to every action on an interview. “(day)” stands for a day or a time. */
export const INTERVIEW_TABLE: StateTable<InterviewState, InterviewAction> = {
  'not invited': {
    'take the calendar file': NO_INTERVIEW,
    'open its page': is(200, 'What next Finish the application where the employer takes applications'),
    'list my applications by call': NONE_LISTED,
    'open the applicant': NOT_SHOWN,
    'invite at the same time': INVITED,
    'invite at another time': INVITED,
    'invite without a time': INVITED,
    'invite at a past time': PAST,
    'invite at another time by form': INVITED,
    'invite at another time: the mail': INVITATION_MAIL,
    'turn down: the mail': TURNED_DOWN_MAIL,
    withdraw: WITHDRAWN,
  },
  'invited without a time': {
    'take the calendar file': NO_INTERVIEW,
    'open its page': is(
      200,
      'What next Tell the employer that you will come, and prepare for the interview.',
    ),
    'list my applications by call': NONE_LISTED,
    'open the applicant': NOT_SHOWN,
    'invite at the same time': TIMED,
    'invite at another time': TIMED,
    'invite without a time': SAME,
    'invite at a past time': PAST,
    'invite at another time by form': TIMED,
    'invite at another time: the mail': INVITATION_MAIL,
    'turn down: the mail': TURNED_DOWN_MAIL,
    withdraw: WITHDRAWN,
  },
  upcoming: {
    'take the calendar file': is(200, 'SEQUENCE:0'),
    'open its page': is(200, 'Time (day), Nairobi time Place Moi Avenue 4 Add it to your calendar'),
    'list my applications by call': is(200, '"place":"Moi Avenue 4","link":null}'),
    'open the applicant': is(200, 'Interview Time (day), Nairobi time Place Moi Avenue 4 Timeline Applied'),
    'invite at the same time': SAME,
    'invite at another time': MOVED,
    'invite without a time': SAME,
    'invite at a past time': PAST,
    'invite at another time by form': MOVED,
    'invite at another time: the mail': MOVED_MAIL,
    'turn down: the mail': CALLED_OFF_MAIL,
    withdraw: WITHDRAWN,
  },
  moved: {
    'take the calendar file': is(200, 'SEQUENCE:1'),
    'open its page': is(200, 'Time (day), Nairobi time Place Kenyatta Avenue Add it to your calendar'),
    'list my applications by call': is(200, '"place":"Kenyatta Avenue","link":null}'),
    'open the applicant': is(
      200,
      'Interview Time (day), Nairobi time Place Kenyatta Avenue Timeline Applied',
    ),
    'invite at the same time': MOVED,
    'invite at another time': SAME,
    'invite without a time': SAME,
    'invite at a past time': PAST,
    'invite at another time by form': SAME,
    'invite at another time: the mail': is(200, ''),
    'turn down: the mail': CALLED_OFF_MAIL,
    withdraw: WITHDRAWN,
  },
  past: {
    'take the calendar file': is(200, 'SEQUENCE:0'),
    'open its page': is(
      200,
      'What next The time of the interview has passed. Wait for the employer’s answer.',
    ),
    'list my applications by call': is(200, '"place":"Moi Avenue 4","link":null}'),
    'open the applicant': is(200, 'Interview Time (day), Nairobi time Place Moi Avenue 4 Timeline Applied'),
    'invite at the same time': MOVED,
    'invite at another time': MOVED,
    'invite without a time': SAME,
    'invite at a past time': PAST,
    'invite at another time by form': MOVED,
    'invite at another time: the mail': MOVED_MAIL,
    'turn down: the mail': TURNED_DOWN_MAIL,
    withdraw: WITHDRAWN,
  },
  'cancelled: withdrawn': {
    'take the calendar file': is(
      410,
      'You have withdrawn this application: the interview no longer takes place.',
    ),
    'open its page': IS_OFF,
    'list my applications by call': NONE_LISTED,
    'open the applicant': NOT_SHOWN,
    'invite at the same time': is(409, 'This application has ended: withdrawn. It cannot be moved again.'),
    'invite at another time': is(409, 'This application has ended: withdrawn. It cannot be moved again.'),
    'invite without a time': is(409, 'This application has ended: withdrawn. It cannot be moved again.'),
    'invite at a past time': PAST,
    'invite at another time by form': is(
      200,
      'This application has ended: withdrawn. It cannot be moved again.',
    ),
    'invite at another time: the mail': is(409, ''),
    'turn down: the mail': is(409, ''),
    withdraw: is(409, 'You have withdrawn this application already.'),
  },
  'cancelled: not selected': {
    'take the calendar file': is(
      410,
      'This application has ended: not selected. The interview no longer takes place.',
    ),
    'open its page': IS_OFF,
    'list my applications by call': NONE_LISTED,
    'open the applicant': NOT_SHOWN,
    'invite at the same time': is(409, 'This application has ended: not selected. It cannot be moved again.'),
    'invite at another time': is(409, 'This application has ended: not selected. It cannot be moved again.'),
    'invite without a time': is(409, 'This application has ended: not selected. It cannot be moved again.'),
    'invite at a past time': PAST,
    'invite at another time by form': is(
      200,
      'This application has ended: not selected. It cannot be moved again.',
    ),
    'invite at another time: the mail': is(409, ''),
    'turn down: the mail': is(409, ''),
    withdraw: is(409, 'This application has ended: not selected. There is nothing left to withdraw.'),
  },
  'cancelled: no answer': {
    'take the calendar file': is(
      410,
      'This application has ended: no answer. The interview no longer takes place.',
    ),
    'open its page': IS_OFF,
    'list my applications by call': NONE_LISTED,
    'open the applicant': NOT_SHOWN,
    'invite at the same time': is(409, 'This application has ended: no answer. It cannot be moved again.'),
    'invite at another time': is(409, 'This application has ended: no answer. It cannot be moved again.'),
    'invite without a time': is(409, 'This application has ended: no answer. It cannot be moved again.'),
    'invite at a past time': PAST,
    'invite at another time by form': is(
      200,
      'This application has ended: no answer. It cannot be moved again.',
    ),
    'invite at another time: the mail': is(409, ''),
    'turn down: the mail': is(409, ''),
    withdraw: is(409, 'This application has ended: no answer. There is nothing left to withdraw.'),
  },
  'over: offered': {
    'take the calendar file': is(410, 'You have an offer: there is no interview to come.'),
    'open its page': is(
      200,
      'What next Tell the employer whether you accept, and ask for the offer in writing.',
    ),
    'list my applications by call': NONE_LISTED,
    'open the applicant': NOT_SHOWN,
    'invite at the same time': is(409, 'This application has ended: offered. It cannot be moved again.'),
    'invite at another time': is(409, 'This application has ended: offered. It cannot be moved again.'),
    'invite without a time': is(409, 'This application has ended: offered. It cannot be moved again.'),
    'invite at a past time': PAST,
    'invite at another time by form': is(
      200,
      'This application has ended: offered. It cannot be moved again.',
    ),
    'invite at another time: the mail': is(409, ''),
    'turn down: the mail': is(409, ''),
    withdraw: WITHDRAWN,
  },
};
