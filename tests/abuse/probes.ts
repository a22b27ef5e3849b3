import { accountProbes } from './accounts';
import { backEndProbes } from './backEnd';
import { connectionProbes } from './connections';
import { enumerationProbes } from './enumeration';
import { limitProbes } from './limits';
import { pageProbes } from './pages';
import { pictureProbes } from './pictures';
import type { Probe } from './Probe';
import { raceProbes } from './races';
import { requestProbes } from './requests';
import { sessionProbes } from './sessions';

/** All attacks of `npm run abuse`. */
export const probes: readonly Probe[] = [
  ...accountProbes,
  ...sessionProbes,
  ...limitProbes,
  ...enumerationProbes,
  ...raceProbes,
  ...requestProbes,
  ...pageProbes,
  ...pictureProbes,
  ...backEndProbes,
  ...connectionProbes,
];
