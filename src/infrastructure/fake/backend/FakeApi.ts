import { injectable } from 'inversify';
import { StepUp } from '#application/devices/StepUp';
import { RenewTokens } from '#application/session/RenewTokens';
import { TokenStore } from '#application/session/TokenStore';
import { Clock } from '#application/shared/Clock';
import type { Buyer } from '#domain/commerce/Purchase';
import { stepUpRefusals, isRecentProof } from '#domain/devices/deviceRefusals';
import { pendingDeletionRefusals } from '#domain/my-data/deletionRefusals';
import type { CallFailure } from '#domain/shared/CallFailure';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { fail, type Result } from '#domain/shared/Result';
import { decodeFakeToken, encodeFakeToken } from './fakeTokens';
import { FakeBackend } from './FakeBackend';
import type { FakePerson } from './people';
import { refuse } from './refuse';
import { sessionOfToken, type FakeSession } from './sessions';

const slowMilliseconds = 3000;

const proofNeeded = refuse(stepUpRefusals, 'proof-needed');

/** @param session the session of the token; undefined if the token has none */
type PlayerOperation<T, E> = (person: FakePerson, session: FakeSession | undefined) => Result<T, E>;

const ghostTokenMilliseconds = 86_400_000;

/** Simulates API calls with the network condition of the fake back end and the session rules of the real API. */
@injectable()
export class FakeApi {
  constructor(
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
    private readonly tokens: TokenStore,
    private readonly renewTokens: RenewTokens,
    private readonly stepUp: StepUp,
  ) {}

  /** Makes an unauthenticated call. */
  callAnonymously<T, E>(work: () => Result<T, E>): Promise<Result<T, E | CallFailure>> {
    return simulateNetwork(this.backend, this.clock, work);
  }

  /** Makes a call with the player's token. Renews an expired token first. */
  async callAsPlayer<T, E>(work: PlayerOperation<T, E>): Promise<Result<T, E | CallFailure>> {
    const held = this.tokens.read();
    if (!held) return this.renewTokens.reportLoss();
    let { token } = held;
    if (!this.personOf(token)) {
      const renewed = await this.renewTokens.execute(token);
      if (!renewed.ok) return renewed;
      token = renewed.value.token;
    }
    const person = this.personOf(token);
    if (!person) return fail({ kind: 'signed-out' });
    return this.callAnonymously(() => work(person, sessionOfToken(person, decodeFakeToken(token)?.serial)));
  }

  /** Handles a call that gives the player something. Refuses it if the account has a pending deletion. */
  callAsKeptPlayer<T, E>(work: PlayerOperation<T, E>): Promise<Result<T, E | CallFailure>> {
    return this.callAsPlayer<T, E | CallFailure>((person, session) =>
      person.deletion ? refuse(pendingDeletionRefusals, 'deletion-pending') : work(person, session),
    );
  }

  /** Makes a call that requires recent authentication. If it is missing, prompts for it and retries once. */
  async callWithProof<T, E>(work: PlayerOperation<T, E>): Promise<Result<T, E | CallFailure>> {
    const attempt = () =>
      this.callAsPlayer<T, E | CallFailure>((person, session) =>
        session && isRecentProof(new Date(session.provedAt), this.clock.now())
          ? work(person, session)
          : proofNeeded,
      );
    const answer = await attempt();
    if (answer.ok || answer.error !== proofNeeded.error) return answer;
    const proof = await this.stepUp.requestProof();
    if (!proof.ok) return proof;
    return proof.value ? attempt() : answer;
  }

  /** Makes a call with the buyer's token. A ghost's token cannot be renewed. */
  async callAsBuyer<T, E>(
    buyer: Buyer,
    work: (person: FakePerson) => Result<T, E>,
  ): Promise<Result<T, E | CallFailure>> {
    if (buyer.kind === 'player') return this.callAsPlayer(work);
    const ghost = this.personOf(buyer.token);
    return ghost?.isGhost ? this.callAnonymously(() => work(ghost)) : fail({ kind: 'signed-out' });
  }

  /** @param serial identifies the buyer's browser; a renewed token keeps it */
  ghostTokenOf({ id }: FakePerson, serial: string): string {
    const expiresAt = new Date(this.clock.now().getTime() + ghostTokenMilliseconds);
    return encodeFakeToken({ id, expiresAt }, serial);
  }

  /** Returns the ghost whose token is valid, or expired less than one token lifetime ago. */
  formerGhost(token: string): FakePerson | undefined {
    const read = decodeFakeToken(token);
    if (!read || this.clock.now().getTime() - read.expiresAt.getTime() >= ghostTokenMilliseconds)
      return undefined;
    return this.backend.find(({ id, isGhost }) => id === read.id && isGhost === true);
  }

  private personOf(token: string): FakePerson | undefined {
    const read = decodeFakeToken(token);
    if (!read || read.expiresAt.getTime() <= this.clock.now().getTime()) return undefined;
    if (this.backend.hasEnded(read.serial)) return undefined;
    return this.backend.find(({ id }) => id === read.id);
  }
}

/** Delays or fails a call according to the simulated network condition. */
export const simulateNetwork = async <T, E>(
  backend: FakeBackend,
  clock: Clock,
  work: () => Result<T, E>,
): Promise<Result<T, E | CallFailure>> => {
  if (backend.networkCondition === 'slow') {
    await new Promise<void>((done) => clock.schedule(slowMilliseconds, done));
  }
  if (backend.networkCondition === 'failing') return refuse(generalRefusals, 'internal');
  if (backend.networkCondition === 'offline') return fail({ kind: 'offline' });
  return work();
};
