import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StartFailure } from './start-failure';

const run = promisify(execFile);

/** Tells systemd that a unit of `Type=notify` is ready. Throws StartFailure if that fails, because systemd would keep waiting. */
export async function notifyReady(status: string): Promise<void> {
  if (!process.env.NOTIFY_SOCKET) return;
  await run('systemd-notify', ['--ready', `--status=${status}`]).catch((error: Error) => {
    const [said] = error.message.split('\n').slice(-1);
    throw new StartFailure(
      `Could not tell systemd that Mwanzo is ready: systemd-notify failed (${said}). The unit needs NotifyAccess=all and the program systemd-notify.`,
    );
  });
}
