import { adapterModule } from '../../adapterModule';
import { HttpDiscordAccounts } from './HttpDiscordAccounts';
import { HttpStoreAccounts } from './HttpStoreAccounts';
import { HttpStoreGameTime } from './HttpStoreGameTime';

export const linkedAccounts = adapterModule(HttpDiscordAccounts, HttpStoreAccounts, HttpStoreGameTime);
