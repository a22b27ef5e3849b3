import { adapterModule } from '../../adapterModule';
import { FakeEmailChanges } from './FakeEmailChanges';
import { FakeProfiles } from './FakeProfiles';

export const profile = adapterModule(FakeEmailChanges, FakeProfiles);
