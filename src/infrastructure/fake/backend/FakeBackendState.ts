import { defaultLocale } from '#domain/language/Locale';
import type { FakeCode } from './betaKeys';
import { seedCampaigns, type FakeCampaign } from './catalog';
import type { FakeDeclaration } from './declarations';
import { emailTo, type FakeEmail } from './emails';
import { fakeGhostKey, seedCodes, seedGhost, seedPeople, type FakePerson, type PersonKey } from './people';
import type { FakeSale } from './sales';
import { otherDeviceSessions } from './sessions';

/** Simulated network condition: immediate response, three-second delay, server error or no response. */
export type NetworkCondition = 'normal' | 'slow' | 'failing' | 'offline';

/** Persisted state of the fake back end. */
export interface FakeBackendState {
  people: Record<PersonKey, FakePerson>;
  others: FakePerson[];
  codes: FakeCode[];
  /** Account ids by refresh token. */
  refreshTokens: Record<string, string>;
  /** Refresh tokens of sessions that another session has ended. Access tokens of these sessions are rejected, too. */
  endedSessions: string[];
  emails: FakeEmail[];
  campaigns: FakeCampaign[];
  isBuyPageEnabled: boolean;
  waitingList: string[];
  sales: FakeSale[];
  declarations: FakeDeclaration[];
  tokensIssued: number;
  networkCondition: NetworkCondition;
}

export const seedBackend = (now: Date): FakeBackendState => {
  const ghost = seedGhost();
  const people = seedPeople(now);
  const elsewhere = otherDeviceSessions(now);
  people.subscriber.sessions = elsewhere;
  return {
    people,
    others: [ghost],
    codes: [...seedCodes(now)],
    refreshTokens: Object.fromEntries(elsewhere.map(({ token }) => [token, people.subscriber.id])),
    endedSessions: [],
    emails: [
      emailTo(ghost, 'activation', { key: fakeGhostKey, locale: defaultLocale, query: '', sentAt: now }),
    ],
    campaigns: seedCampaigns(),
    isBuyPageEnabled: true,
    waitingList: [],
    sales: [],
    declarations: [],
    tokensIssued: 0,
    networkCondition: 'normal',
  };
};
