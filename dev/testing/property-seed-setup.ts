import fc from 'fast-check';
import { runsAll } from '../test-run/only-in-all';

/** The seed of property tests in `npm test`, so that two runs of one commit agree. `npm run test:all` draws a new seed each time. */
const SEED = 20_261_121;

if (!runsAll()) fc.configureGlobal({ seed: SEED });
