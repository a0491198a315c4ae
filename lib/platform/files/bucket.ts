import mongoose from 'mongoose';
import { connect } from '@/lib/platform/db/connection';

let current: { db: unknown; bucket: mongoose.mongo.GridFSBucket } | undefined;

export async function filesBucket(): Promise<mongoose.mongo.GridFSBucket> {
  const { db } = (await connect()).connection;
  if (!db) throw new Error('the connection to the database is not open');
  if (current?.db !== db) {
    current = { db, bucket: new mongoose.mongo.GridFSBucket(db, { bucketName: 'files' }) };
  }
  return current.bucket;
}
