import { adapterModule } from '../../adapterModule';
import { HttpPasskeySignIns } from './HttpPasskeySignIns';
import { HttpPasskeys } from './HttpPasskeys';
import { HttpPlayerSessions } from './HttpPlayerSessions';
import { HttpProofs } from './HttpProofs';

export const devices = adapterModule(HttpPasskeySignIns, HttpPasskeys, HttpPlayerSessions, HttpProofs);
