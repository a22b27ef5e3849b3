import { adapterModule } from '../../adapterModule';
import { FakeAuthenticator } from './FakeAuthenticator';
import { FakePlayers } from './FakePlayers';
import { FakeTokenVerifier } from './FakeTokenVerifier';

export const session = adapterModule(FakeAuthenticator, FakePlayers, FakeTokenVerifier);
