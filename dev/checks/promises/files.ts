import {
  RETENTION,
  GUIDE,
  ASVS,
  PEOPLE_API,
  EMPLOYERS_API,
  decision,
  SECOND,
  HOUR,
  type Promised,
} from './told';

export const FILES: readonly Promised[] = [
  {
    says: {
      'lib/platform/files/upload-limits.ts': [
        'Max file size: 2MB (PDF or Word)',
        'File size exceeds 2MB limit',
      ],
      'lib/platform/files/picture-rules.ts': 'Max file size: 2MB (JPEG, PNG or WebP)',
      [RETENTION]: 'an upload of at most 2 MB',
      [GUIDE]: 'an upload of at most 2 MB',
      'lib/publishing/openapi/document.ts': 'The file is over 2 MB',
      [decision('files')]: 'at most 2 MB each',
      [ASVS]: ['PDF, DOC or DOCX of at most 2 MB', '256 KiB for text and 2 MB for a file'],
    },
    is: [
      ['lib/platform/files/upload-limits.ts', 'DOCUMENT.maxBytes', 2_097_152],
      ['lib/platform/files/picture-rules.ts', 'PICTURE.maxBytes', 2_097_152],
      ['lib/platform/http/read-bytes.ts', 'MAX_BODY_LENGTH', 262_144],
    ],
  },
  {
    says: { [ASVS]: 'over 1 MiB, or 16 MiB with a file' },
    is: [['server/body-guard.ts', 'MAX_BODY_LENGTH', { text: 1_048_576, file: 16_777_216 }]],
  },
  {
    says: {
      [ASVS]: ['50 megapixels and 200 MB decoded', 'a DOCX of at most 100 MB unpacked'],
      'lib/platform/files/picture-rules.ts': 'Please choose one of at most 50 megapixels.',
      [PEOPLE_API]: 'Uploads or replaces your picture (JPEG, PNG or WebP, 2 MB, 50 megapixels)',
      [decision('files')]: [
        'never to more than 100 MB',
        'A picture that takes more than 200 MB once decoded is rejected.',
      ],
    },
    is: [
      ['lib/platform/files/picture-rules.ts', 'PICTURE.maxPixels', 50_000_000],
      ['lib/platform/files/picture-rules.ts', 'PICTURE.maxDecodedBytes', 200_000_000],
      ['lib/platform/files/word-package.ts', 'MAX_UNPACKED_BYTES', 104_857_600],
    ],
  },
  {
    says: { [RETENTION]: '(10 minutes for a rejected form)' },
    is: [['lib/platform/http/typed-texts.ts', 'KEPT_MS', 600_000]],
  },
  {
    says: {
      [EMPLOYERS_API]: 'as a draft for 30 days',
      [RETENTION]: '30 days after the last change',
      'app/dashboard/employer-internships/_components/draft-notice.tsx': 'for 30 days after your last change',
    },
    is: [['lib/internships/submissions/drafts/save-draft.ts', 'DRAFT_DAYS', 30]],
  },
  {
    says: {
      [PEOPLE_API]: 'Uploads a resume (PDF, DOC or DOCX, 2 MB), at most 20 a day (429)',
      [RETENTION]: 'within daily quotas',
      [EMPLOYERS_API]: [
        '(PDF, DOC or DOCX, 2 MB)',
        'At most 20 can wait (409), and files can total 40 MB a day (429)',
      ],
      [decision('files')]: [
        'A user may upload 20 resumes a day',
        'An employer may have 20 pending submissions (409)',
        'It may upload 40 MB of files a day (429)',
      ],
    },
    is: [
      ['lib/platform/files/upload-quotas.ts', 'RESUMES', 20],
      ['lib/platform/files/upload-quotas.ts', 'SUBMITTED_MB', 40],
      ['lib/platform/files/upload-quotas.ts', 'KB', 1_024],
      ['lib/platform/files/upload-quotas.ts', 'DAY', 86_400],
      ['lib/internships/submissions/pending-limit.ts', 'MAX_PENDING', 20],
    ],
  },
  {
    says: {
      [RETENTION]: [
        'while a record refers to the file, otherwise an hour',
        'or the file is deleted an hour later',
      ],
      [GUIDE]: [
        'while a record refers to the file, otherwise an hour',
        'or the file is deleted an hour later',
        'removed by any node after an hour',
      ],
      [decision('files')]: 'Once an hour, every node removes files that have been pending for an hour',
    },
    is: [
      ['lib/operations/scheduled-jobs/sweep-abandoned-files.ts', 'SAFE_AGE_MS', HOUR],
      ['lib/operations/scheduled-jobs/scheduled-jobs.ts', 'SWEEP_EVERY', HOUR],
    ],
  },
  {
    says: {
      [decision('reading-details')]: [
        'at most 30,000 characters',
        'at most ten waiting, five seconds, and 128 MB of heap',
        'if the process grows by 256 MB',
      ],
    },
    is: [
      ['lib/platform/files/document-text.ts', 'MAX_TEXT', 30_000],
      ['lib/platform/files/document-text.ts', 'MAX_WAITING', 10],
      ['lib/platform/files/document-text.ts', 'MAX_TIME', 5 * SECOND],
      ['lib/platform/files/in-thread.ts', 'MAX_HEAP', 128],
      ['lib/platform/files/in-thread.ts', 'MAX_GROWTH', 268_435_456],
    ],
  },
  {
    says: { [decision('answers')]: 'as a picture of its first four pages' },
    is: [['lib/platform/files/document-picture.ts', 'MAX_PAGES', 4]],
  },
];
