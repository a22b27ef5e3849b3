import { adapterModule } from '../../adapterModule';
import { FakePasskeySignIns } from './FakePasskeySignIns';
import { FakePasskeys } from './FakePasskeys';
import { FakePlayerSessions } from './FakePlayerSessions';
import { FakeProofs } from './FakeProofs';

export const devices = adapterModule(FakePasskeySignIns, FakePasskeys, FakePlayerSessions, FakeProofs);
