import { adapterModule } from '../../adapterModule';
import { FakeDiscordAccounts } from './FakeDiscordAccounts';
import { FakeStoreAccounts } from './FakeStoreAccounts';
import { FakeStoreGameTime } from './FakeStoreGameTime';

export const linkedAccounts = adapterModule(FakeDiscordAccounts, FakeStoreAccounts, FakeStoreGameTime);
