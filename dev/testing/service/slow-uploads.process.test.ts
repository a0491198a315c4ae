import { request } from 'node:http';
import { expect, test } from 'vitest';
import { runsAll } from '@/dev/test-run/only-in-all';
import { ResumeModel } from '@/models/resume';
import { filePart, MULTIPART, wholeForm } from '../client/raw-upload';
import { pdfFile } from '../data/documents';
import { makeUser } from '../data/fixtures';
import { stackForFile } from '../stack/for-file';

const KB = 1_000;
const stack = stackForFile();

/**
 * Duration of each upload in seconds. In the full run, it exceeds the five minutes after which Node.js ends a
 * request by default.
 */
const SECONDS = runsAll() ? 330 : 12;

/**
 * Uploads a resume at a limited speed. Returns the status and text of the response, or status 0 if there is
 * none.
 */
function upload(
  token: string,
  bytesPerSecond: number,
  bytes: Buffer,
): Promise<{ status: number; text: string }> {
  const body = wholeForm(filePart('resume', 'cv.pdf', bytes));
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': MULTIPART,
    'content-length': body.length,
  };
  return new Promise((resolve) => {
    const call = request(
      new URL('/api/users/upload-resume', stack().appUrl),
      { method: 'POST', headers },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        answer.on('close', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    call.on('error', () => resolve({ status: 0, text: '' }));
    let sent = 0;
    const line = setInterval(() => {
      call.write(body.subarray(sent, sent + bytesPerSecond));
      sent += bytesPerSecond;
      if (sent < body.length) return;
      clearInterval(line);
      call.end();
    }, 1_000);
  });
}

test(
  `uploads at 1, 5 and 50 KB a second succeed after ${SECONDS} seconds or more`,
  { timeout: (SECONDS + 60) * 1_000 },
  async () => {
    const answers = await Promise.all(
      [1, 5, 50].map(async (speed) => {
        const owner = await makeUser('recent graduate');
        const bytes = pdfFile(`${speed} KB a second`, Math.min(speed * KB * SECONDS, 2 * 1024 * 1024));
        const { status } = await upload(owner.token, speed * KB, bytes);
        const resume = await ResumeModel.findOne({ userId: owner._id }).lean();
        return { speed, status, size: resume?.size === bytes.length };
      }),
    );
    expect(answers).toEqual([1, 5, 50].map((speed) => ({ speed, status: 201, size: true })));
  },
);
