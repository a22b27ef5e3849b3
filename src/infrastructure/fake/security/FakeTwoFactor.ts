import { injectable } from 'inversify';
import { Secret, TOTP } from 'otpauth';
import type { WrongPassword } from '../../../application/security/Passwords';
import {
  TwoFactor,
  type SetupExpired,
  type TwoFactorIsOn,
  type WrongCode,
} from '../../../application/security/TwoFactor';
import { Clock } from '../../../application/shared/Clock';
import type { TurnOffProof, TwoFactorSetup } from '../../../domain/security/TwoFactor';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { noteCredentialChange } from '../world/coupons';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';
import type { FakePerson } from '../world/people';
import { spendRecoveryCode, stepOfCode, turnTwoFactorOff } from './secondFactor';

const setupMilliseconds = 30 * 60_000;

const isOn = fail({ kind: 'two-factor-on' } as const);
const expired = fail({ kind: 'setup-expired' } as const);
const wrongCode = fail({ kind: 'wrong-code' } as const);

@injectable()
export class FakeTwoFactor extends TwoFactor {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
    private readonly clock: Clock,
  ) {
    super();
  }

  begin(): Promise<Result<TwoFactorSetup, TwoFactorIsOn | CallFailure>> {
    return this.api.player((person): Result<TwoFactorSetup, TwoFactorIsOn> => {
      if (person.twoFactorSecret !== undefined) return isOn;
      const seed = this.openSetup(person) ?? this.newSetup(person);
      const secret = Secret.fromBase32(seed);
      return succeed({
        seed,
        provisionUri: new TOTP({ issuer: 'Farstead', label: person.email, secret }).toString(),
      });
    });
  }

  enable(code: string): Promise<Result<void, WrongCode | SetupExpired | TwoFactorIsOn | CallFailure>> {
    return this.api.proven((person): Result<void, WrongCode | SetupExpired | TwoFactorIsOn> => {
      if (person.twoFactorSecret !== undefined) return isOn;
      const seed = this.openSetup(person);
      if (seed === undefined) return expired;
      const step = stepOfCode(seed, code, this.clock.now());
      if (step === undefined) return wrongCode;
      this.world.change(() => {
        person.twoFactorSecret = seed;
        person.twoFactorLastStep = step;
        delete person.twoFactorSetup;
        noteCredentialChange(person, this.clock);
      });
      return succeed(undefined);
    });
  }

  disable(proof: TurnOffProof): Promise<Result<void, WrongPassword | WrongCode | CallFailure>> {
    return this.api.player((person): Result<void, WrongPassword | WrongCode> => {
      if ('password' in proof && proof.password !== person.password) return fail({ kind: 'wrong-password' });
      if ('recoveryCode' in proof && !spendRecoveryCode(person, proof.recoveryCode)) return wrongCode;
      this.world.change(() => {
        turnTwoFactorOff(person);
        noteCredentialChange(person, this.clock);
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
    this.world.change(() => {
      person.twoFactorSetup = { seed, expiresAt };
    });
    return seed;
  }
}
