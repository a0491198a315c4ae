import { notFound } from 'next/navigation';
import { AppError } from '@/lib/platform/core/errors';

/** What a verb gives; the page of what is not there where it says 404 or 410. */
export async function foundOr404<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'notFound' || error.code === 'gone')) notFound();
    throw error;
  }
}
