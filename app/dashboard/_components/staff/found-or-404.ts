import { notFound } from 'next/navigation';
import { AppError } from '@/lib/platform/core/errors';

/** Shows the "not found" page if `work` rejects with 404 or 410. */
export async function foundOr404<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'notFound' || error.code === 'gone')) notFound();
    throw error;
  }
}
