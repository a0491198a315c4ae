import mongoose from 'mongoose';
import { inject } from 'vitest';
import type { OwnResume } from '@/lib/identity/users/mapper';
import { api } from './client';
import { resumeForm } from './file-form';

interface Uploaded {
  message: string;
  resume: OwnResume;
}

/** Uploads a resume as a browser does. */
export function upload({ token }: { token: string }, bytes: Buffer, { name = 'cv.pdf' } = {}) {
  return api<Uploaded>('POST', '/api/users/upload-resume', { token, form: resumeForm(bytes, name) });
}

export async function download({ token }: { token: string }, path: string) {
  const answer = await fetch(inject('appUrl') + path, { headers: { authorization: `Bearer ${token}` } });
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

/** Returns the number of file chunks in the database whose file does not exist. */
export async function orphanChunks(): Promise<number> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('not connected');
  const known = new Set((await db.collection('files.files').distinct('_id')).map(String));
  const used = await db.collection('files.chunks').distinct('files_id');
  return used.filter((id) => !known.has(String(id))).length;
}
