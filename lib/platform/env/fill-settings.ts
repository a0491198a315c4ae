import { randomBytes } from 'node:crypto';

/** Fills in settings that a command does not need, but that are validated together with those that it needs. */
export function fillSettings(uri: string): void {
  process.env.MONGODB_URI = uri;
  process.env.APP_URL ||= 'http://localhost:3000';
  process.env.SMTP_URL ||= 'smtp://127.0.0.1:1025';
  process.env.AUTH_SECRET ||= randomBytes(48).toString('base64');
}
