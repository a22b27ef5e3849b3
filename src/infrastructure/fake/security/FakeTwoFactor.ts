import { injectable } from 'inversify';
import { Secret, TOTP } from 'otpauth';
import type { WrongPassword } from '#application/security/Passwords';
import {
  TwoFactor,
  type SetupExpired,
  type TwoFactorIsOn,
  type WrongCode,
} from '#application/security/TwoFactor';
import { Clock } from '#application/shared/Clock';
import type { TurnOffProof, TwoFactorSetup } from '#domain/security/TwoFactor';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { recordCredentialChange } from '../backend/coupons';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import type { FakePerson } from '../backend/people';
import { spendRecoveryCode, stepOfCode, turnTwoFactorOff } from './secondFactor';

const setupMilliseconds = 30 * 60_000;

const twoFactorOn = fail({ kind: 'two-factor-on' } as const);
const expired = fail({ kind: 'setup-expired' } as const);
const wrongCode = fail({ kind: 'wrong-code' } as const);

@injectable()
export class FakeTwoFactor extends TwoFactor {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {
    super();
  }

  begin(): Promise<Result<TwoFactorSetup, TwoFactorIsOn | CallFailure>> {
    return this.api.callAsPlayer((person): Result<TwoFactorSetup, TwoFactorIsOn> => {
      if (person.twoFactorSecret !== undefined) return twoFactorOn;
      const seed = this.openSetup(person) ?? this.newSetup(person);
      const secret = Secret.fromBase32(seed);
      return succeed({
        seed,
        provisionUri: new TOTP({ issuer: 'Farstead', label: person.email, secret }).toString(),
      });
    });
  }

  enable(code: string): Promise<Result<void, WrongCode | SetupExpired | TwoFactorIsOn | CallFailure>> {
    return this.api.callWithProof((person): Result<void, WrongCode | SetupExpired | TwoFactorIsOn> => {
      if (person.twoFactorSecret !== undefined) return twoFactorOn;
      const seed = this.openSetup(person);
      if (seed === undefined) return expired;
      const step = stepOfCode(seed, code, this.clock.now());
      if (step === undefined) return wrongCode;
      this.backend.change(() => {
        person.twoFactorSecret = seed;
        person.twoFactorLastStep = step;
        delete person.twoFactorSetup;
        recordCredentialChange(person, this.clock);
      });
      return succeed(undefined);
    });
  }

  disable(proof: TurnOffProof): Promise<Result<void, WrongPassword | WrongCode | CallFailure>> {
    return this.api.callAsPlayer((person): Result<void, WrongPassword | WrongCode> => {
      if ('password' in proof && proof.password !== person.password) return fail({ kind: 'wrong-password' });
      if ('recoveryCode' in proof && !spendRecoveryCode(person, proof.recoveryCode)) return wrongCode;
      this.backend.change(() => {
        turnTwoFactorOff(person);
        recordCredentialChange(person, this.clock);
      });
      return succeed(undefined);
    });
  }

  private openSetup({ twoFactorSetup }: FakePerson): string | undefined {
    const isOpen = twoFactorSetup && Date.parse(twoFactorSetup.expiresAt) > this.clock.now().getTime();
    return isOpen ? twoFactorSetup.seed : undefined;
  }

  private newSetup(person: FakePerson): string {
    const seed = new Secret({ size: 20 }).base32;
    const expiresAt = new Date(this.clock.now().getTime() + setupMilliseconds).toISOString();
    this.backend.change(() => {
      person.twoFactorSetup = { seed, expiresAt };
    });
    return seed;
  }
}
