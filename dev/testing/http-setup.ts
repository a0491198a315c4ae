import type { TestProject } from 'vitest/node';
import { startStack } from './stack';

declare module 'vitest' {
  interface ProvidedContext {
    appUrl: string;
    mailUrl: string;
    mongoUri: string;
  }
}

/** One stack with the sample data for all tests over HTTP. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { appUrl, mailUrl, mongoUri, stop } = await startStack({ sample: true });
  project.provide('appUrl', appUrl);
  project.provide('mailUrl', mailUrl);
  project.provide('mongoUri', mongoUri);
  return stop;
}
