import { onBothAdapters } from '../support/onBothAdapters';
import { discordAccountsSuite } from './DiscordAccounts.suite';

onBothAdapters('DiscordAccounts', discordAccountsSuite);
