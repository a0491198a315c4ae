import type { Answer, StateTable } from './table';

/** Every state of an application's interview. */
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
  | 'withdraw'
  | 'answer by call'
  | 'answer by form';

const is = (status: number, text: string): Answer => ({ status, text });

const PAST = is(422, 'Choose a time in the next 12 months.');
const INVITED = is(200, 'The status is now “interview”. We’re e-mailing the applicant.');
const MOVED = is(200, 'The interview has moved. We’re e-mailing the applicant.');
const TIMED = is(200, 'The interview now has a time. We’re e-mailing the applicant.');
const SAME = is(200, 'Nothing changed: the applicant already has this invitation. We sent no e-mail.');
const INVITATION_MAIL = is(200, 'Your application: you’re invited to an interview');
const MOVED_MAIL = is(200, 'Your application: your interview has moved');
const TURNED_DOWN_MAIL = is(
  200,
  'You weren’t selected this time for Test Intern at Test Company. Next step: Look for other internships.',
);
const CALLED_OFF_MAIL = is(
  200,
  'You weren’t selected this time for Test Intern at Test Company. The interview on (day), Nairobi time, is cancelled. If it’s in your calendar, remove it. Next step: Look for other internships.',
);
const WITHDRAWN = is(200, 'Your application has been withdrawn.');
const NOTHING_TO_ANSWER = 'There’s no interview to answer.';
const HAS_MOVED = 'The interview has moved. Check the new time, then answer again.';
const HAS_PASSED = 'The interview time has passed, so there’s nothing left to answer.';
const NO_INTERVIEW = is(404, 'There’s no interview');
const IS_OFF = is(
  200,
  'Next step Look for other internships. The interview on (day), Nairobi time, is cancelled. If it’s in your calendar, remove it.',
);
const NEEDS_TIME = is(
  422,
  'Enter the time of the interview, with a place, a video call link or a phone number.',
);
/** The applicant's page without an interview, which would appear between the CV and the decision or, once there is none, the notes. */
const NOT_SHOWN = is(200, 'They were sent only for this listing. Decision');
const NOT_SHOWN_AFTER = is(200, 'They were sent only for this listing. Notes');
const SHOWN = is(200, 'Interview Time (day), Nairobi time Place Moi Avenue 4 Answer No answer yet Decision');
const LISTED = is(200, '"place":"Moi Avenue 4","link":null,"phone":null,"contact":null,"reply":null}');
const NONE_LISTED = is(200, '"interview":null');

/** The expected responses to every action on an interview. “(day)” stands for a day or a time. */
export const INTERVIEW_TABLE: StateTable<InterviewState, InterviewAction> = {
  'not invited': {
    'take the calendar file': NO_INTERVIEW,
    'open its page': is(
      200,
      'Next step If you haven’t yet, finish your application where the employer takes applications',
    ),
    'list my applications by call': NONE_LISTED,
    'open the applicant': NOT_SHOWN,
    'invite at the same time': INVITED,
    'invite at another time': INVITED,
    'invite without a time': NEEDS_TIME,
    'invite at a past time': PAST,
    'invite at another time by form': INVITED,
    'invite at another time: the mail': INVITATION_MAIL,
    'turn down: the mail': TURNED_DOWN_MAIL,
    withdraw: WITHDRAWN,
    'answer by call': is(409, NOTHING_TO_ANSWER),
    'answer by form': is(200, NOTHING_TO_ANSWER),
  },
  'invited without a time': {
    'take the calendar file': NO_INTERVIEW,
    'open its page': is(
      200,
      'Next step Prepare for the interview. The employer will tell you when and where.',
    ),
    'list my applications by call': NONE_LISTED,
    'open the applicant': NOT_SHOWN,
    'invite at the same time': TIMED,
    'invite at another time': TIMED,
    'invite without a time': NEEDS_TIME,
    'invite at a past time': PAST,
    'invite at another time by form': TIMED,
    'invite at another time: the mail': INVITATION_MAIL,
    'turn down: the mail': TURNED_DOWN_MAIL,
    withdraw: WITHDRAWN,
    'answer by call': is(409, NOTHING_TO_ANSWER),
    'answer by form': is(200, NOTHING_TO_ANSWER),
  },
  upcoming: {
    'take the calendar file': is(200, 'SEQUENCE:0'),
    'open its page': is(
      200,
      'Time (day), Nairobi time Place Moi Avenue 4 Add it to your calendar Will you come?',
    ),
    'list my applications by call': LISTED,
    'open the applicant': SHOWN,
    'invite at the same time': SAME,
    'invite at another time': MOVED,
    'invite without a time': SAME,
    'invite at a past time': PAST,
    'invite at another time by form': MOVED,
    'invite at another time: the mail': MOVED_MAIL,
    'turn down: the mail': CALLED_OFF_MAIL,
    withdraw: WITHDRAWN,
    'answer by call': is(200, 'We’re telling the employer that you’ll come.'),
    'answer by form': is(
      200,
      'We’re telling the employer that you can’t come. You told the employer on (day) that you can’t come.',
    ),
  },
  moved: {
    'take the calendar file': is(200, 'SEQUENCE:1'),
    'open its page': is(
      200,
      'Time (day), Nairobi time Place Kenyatta Avenue Add it to your calendar Will you come?',
    ),
    'list my applications by call': is(
      200,
      '"place":"Kenyatta Avenue","link":null,"phone":null,"contact":null,"reply":null}',
    ),
    'open the applicant': is(
      200,
      'Interview Time (day), Nairobi time Place Kenyatta Avenue Answer No answer yet Decision',
    ),
    'invite at the same time': MOVED,
    'invite at another time': SAME,
    'invite without a time': SAME,
    'invite at a past time': PAST,
    'invite at another time by form': SAME,
    'invite at another time: the mail': is(200, ''),
    'turn down: the mail': CALLED_OFF_MAIL,
    withdraw: WITHDRAWN,
    'answer by call': is(409, HAS_MOVED),
    'answer by form': is(200, HAS_MOVED),
  },
  past: {
    'take the calendar file': is(200, 'SEQUENCE:0'),
    'open its page': is(200, 'Next step The interview time has passed. Wait for the employer’s answer.'),
    'list my applications by call': LISTED,
    'open the applicant': SHOWN,
    'invite at the same time': MOVED,
    'invite at another time': MOVED,
    'invite without a time': SAME,
    'invite at a past time': PAST,
    'invite at another time by form': MOVED,
    'invite at another time: the mail': MOVED_MAIL,
    'turn down: the mail': TURNED_DOWN_MAIL,
    withdraw: WITHDRAWN,
    'answer by call': is(409, HAS_PASSED),
    'answer by form': is(200, HAS_PASSED),
  },
  'cancelled: withdrawn': {
    'take the calendar file': is(410, 'You’ve withdrawn this application, so the interview is cancelled.'),
    'open its page': IS_OFF,
    'list my applications by call': NONE_LISTED,
    'open the applicant': is(200, 'because the application was withdrawn. Delete your copies. Notes'),
    'invite at the same time': is(
      409,
      'This application has ended: withdrawn. You can’t change it any more.',
    ),
    'invite at another time': is(409, 'This application has ended: withdrawn. You can’t change it any more.'),
    'invite without a time': is(409, 'This application has ended: withdrawn. You can’t change it any more.'),
    'invite at a past time': PAST,
    'invite at another time by form': is(
      200,
      'This application has ended: withdrawn. You can’t change it any more.',
    ),
    'invite at another time: the mail': is(409, ''),
    'turn down: the mail': is(409, ''),
    withdraw: is(409, 'You’ve already withdrawn this application.'),
    'answer by call': is(409, NOTHING_TO_ANSWER),
    'answer by form': is(200, NOTHING_TO_ANSWER),
  },
  'cancelled: not selected': {
    'take the calendar file': is(
      410,
      'This application has ended: not selected. The interview is cancelled.',
    ),
    'open its page': IS_OFF,
    'list my applications by call': NONE_LISTED,
    'open the applicant': NOT_SHOWN_AFTER,
    'invite at the same time': is(
      409,
      'This application has ended: not selected. You can’t change it any more.',
    ),
    'invite at another time': is(
      409,
      'This application has ended: not selected. You can’t change it any more.',
    ),
    'invite without a time': is(
      409,
      'This application has ended: not selected. You can’t change it any more.',
    ),
    'invite at a past time': PAST,
    'invite at another time by form': is(
      200,
      'This application has ended: not selected. You can’t change it any more.',
    ),
    'invite at another time: the mail': is(409, ''),
    'turn down: the mail': is(409, ''),
    withdraw: is(409, 'This application has ended: not selected. There’s nothing left to withdraw.'),
    'answer by call': is(409, NOTHING_TO_ANSWER),
    'answer by form': is(200, NOTHING_TO_ANSWER),
  },
  'cancelled: no answer': {
    'take the calendar file': is(410, 'This application has ended: no answer. The interview is cancelled.'),
    'open its page': IS_OFF,
    'list my applications by call': NONE_LISTED,
    'open the applicant': NOT_SHOWN_AFTER,
    'invite at the same time': is(
      409,
      'This application has ended: no answer. You can’t change it any more.',
    ),
    'invite at another time': is(409, 'This application has ended: no answer. You can’t change it any more.'),
    'invite without a time': is(409, 'This application has ended: no answer. You can’t change it any more.'),
    'invite at a past time': PAST,
    'invite at another time by form': is(
      200,
      'This application has ended: no answer. You can’t change it any more.',
    ),
    'invite at another time: the mail': is(409, ''),
    'turn down: the mail': is(409, ''),
    withdraw: is(409, 'This application has ended: no answer. There’s nothing left to withdraw.'),
    'answer by call': is(409, NOTHING_TO_ANSWER),
    'answer by form': is(200, NOTHING_TO_ANSWER),
  },
  'over: offered': {
    'take the calendar file': is(410, 'You have an offer, so there’s no interview ahead.'),
    'open its page': is(
      200,
      'Next step Tell the employer whether you accept, and ask for the offer in writing.',
    ),
    'list my applications by call': NONE_LISTED,
    'open the applicant': NOT_SHOWN_AFTER,
    'invite at the same time': is(409, 'This application has ended: offered. You can’t change it any more.'),
    'invite at another time': is(409, 'This application has ended: offered. You can’t change it any more.'),
    'invite without a time': is(409, 'This application has ended: offered. You can’t change it any more.'),
    'invite at a past time': PAST,
    'invite at another time by form': is(
      200,
      'This application has ended: offered. You can’t change it any more.',
    ),
    'invite at another time: the mail': is(409, ''),
    'turn down: the mail': is(409, ''),
    withdraw: WITHDRAWN,
    'answer by call': is(409, NOTHING_TO_ANSWER),
    'answer by form': is(200, NOTHING_TO_ANSWER),
  },
};
