import * as fc from 'fast-check';
import { accountSteps } from './account-steps';
import { applicationSteps } from './application-steps';
import type { Scene } from './journey-calls';
import { listingSteps } from './listing-steps';

/**
 * Generates the steps of a journey in random order. Each step derives the expected response from the state so
 * far.
 */
export function journeySteps(scene: Scene) {
  const { register, verify, logIn, toggle, leave } = accountSteps(scene);
  const { submit, decide, takeOff } = listingSteps(scene);
  const { upload, apply, view, look } = applicationSteps(scene);
  const often = [logIn, submit, decide, upload, apply];
  const seldom = [register, verify, view, toggle, leave, takeOff, look, look];
  return fc.oneof(
    ...often.map((arbitrary) => ({ arbitrary, weight: 6 })),
    ...seldom.map((arbitrary) => ({ arbitrary, weight: 1 })),
  );
}
