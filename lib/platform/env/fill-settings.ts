import { randomBytes } from 'node:crypto';

/** Settings of the service that a command has no use for, but that are checked together with those it needs. */
export function fillSettings(uri: string): void {
  process.env.MONGODB_URI = uri;
  process.env.APP_URL ||= 'http://localhost:3000';
  process.env.SMTP_URL ||= 'smtp://127.0.0.1:1025';
  process.env.AUTH_SECRET ||= randomBytes(48).toString('base64');
}
