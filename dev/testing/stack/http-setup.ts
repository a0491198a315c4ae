import type { TestProject } from 'vitest/node';
import { startStack } from './stack';

declare module 'vitest' {
  interface ProvidedContext {
    appUrl: string;
    mailUrl: string;
    mongoUri: string;
    authSecret: string;
  }
}

/** Starts one stack with the sample data for all HTTP tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...stack } = await startStack({ sample: true });
  project.provide('appUrl', stack.appUrl);
  project.provide('mailUrl', stack.mailUrl);
  project.provide('mongoUri', stack.mongoUri);
  project.provide('authSecret', stack.authSecret);
  return stop;
}
