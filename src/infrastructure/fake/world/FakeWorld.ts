import { injectable } from 'inversify';
import { Clock } from '../../../application/shared/Clock';
import { subscriberRole } from '../../../domain/session/roles';
import { FakeMemory } from './FakeMemory';
import { seedCodes, seedPeople, type FakeCode, type FakePerson, type PersonKey } from './people';

/** How calls fare: at once, after three seconds, with a server error, or not at all. */
export type Weather = 'normal' | 'slow' | 'failing' | 'offline';

interface WorldState {
  people: Record<PersonKey, FakePerson>;
  codes: FakeCode[];
  /** Refresh token to the id of its person. */
  refreshTokens: Record<string, string>;
  tokensIssued: number;
  weather: Weather;
}

/** Everything outside the site, in memory: demos and tests run on it instead of the API. */
@injectable()
export class FakeWorld {
  private state: WorldState;

  constructor(
    private readonly clock: Clock,
    private readonly memory: FakeMemory,
  ) {
    const kept = memory.load();
    this.state = kept === undefined ? this.seeded() : (JSON.parse(kept) as WorldState);
  }

  get weather(): Weather {
    return this.state.weather;
  }

  changeWeather(weather: Weather): void {
    this.state.weather = weather;
    this.keep();
  }

  get codes(): readonly FakeCode[] {
    return this.state.codes;
  }

  person(key: PersonKey): FakePerson {
    return this.state.people[key];
  }

  find(matches: (person: FakePerson) => boolean): FakePerson | undefined {
    return Object.values(this.state.people).find(matches);
  }

  rolesOf(person: FakePerson): readonly string[] {
    const plays =
      person.gameTimeEnd !== undefined && Date.parse(person.gameTimeEnd) > this.clock.now().getTime();
    return plays ? [...person.roles, subscriberRole] : person.roles;
  }

  issueRefreshToken(person: FakePerson): string {
    const token = `fake-refresh-${++this.state.tokensIssued}`;
    this.state.refreshTokens[token] = person.id;
    this.keep();
    return token;
  }

  /** The person a refresh token belongs to; a refresh token serves once. */
  spendRefreshToken(token: string): FakePerson | undefined {
    const id = this.state.refreshTokens[token];
    this.state.refreshTokens = Object.fromEntries(
      Object.entries(this.state.refreshTokens).filter(([held]) => held !== token),
    );
    this.keep();
    return this.find((person) => person.id === id);
  }

  /** Changes the world by `work` and keeps it so. */
  change(work: () => void): void {
    work();
    this.keep();
  }

  reset(): void {
    this.state = this.seeded();
    this.memory.forget();
  }

  private seeded(): WorldState {
    const now = this.clock.now();
    return {
      people: seedPeople(now),
      codes: [...seedCodes(now)],
      refreshTokens: {},
      tokensIssued: 0,
      weather: 'normal',
    };
  }

  private keep(): void {
    this.memory.save(JSON.stringify(this.state));
  }
}
