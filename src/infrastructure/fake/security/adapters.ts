import { adapterModule } from '../../adapterModule';
import { FakeBreachedPasswords } from './FakeBreachedPasswords';
import { FakePasswords } from './FakePasswords';
import { FakeRecoveryCodes } from './FakeRecoveryCodes';
import { FakeTwoFactor } from './FakeTwoFactor';

export const security = adapterModule(FakeBreachedPasswords, FakePasswords, FakeRecoveryCodes, FakeTwoFactor);
