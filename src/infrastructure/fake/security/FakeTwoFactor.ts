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
import { beginRefusal, enableRefusal, twoFactorSetupSeconds } from '#domain/security/securityRefusals';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { isSameSecret } from '#domain/shared/spellings';
import { recordCredentialChange } from '../backend/coupons';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import type { FakePerson } from '../backend/people';
import { spendRecoveryCode, stepOfCode, turnTwoFactorOff } from './secondFactor';

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
      const refused = beginRefusal(person.twoFactorSecret !== undefined);
      if (refused) return fail({ kind: refused });
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
      const now = this.clock.now();
      const { twoFactorSecret, twoFactorSetup: setup } = person;
      const step = setup && stepOfCode(setup.seed, code, now);
      const facts = {
        isOn: twoFactorSecret !== undefined,
        setupExpiresAt: setup && new Date(setup.expiresAt),
        isRightCode: step !== undefined,
      };
      const refused = enableRefusal(facts, now);
      if (!setup || step === undefined || refused) return fail({ kind: refused ?? 'wrong-code' });
      this.backend.change(() => {
        person.twoFactorSecret = setup.seed;
        person.twoFactorLastStep = step;
        person.twoFactorSince = now.toISOString();
        delete person.twoFactorSetup;
        recordCredentialChange(person, this.clock);
      });
      return succeed(undefined);
    });
  }

  disable(proof: TurnOffProof): Promise<Result<void, WrongPassword | WrongCode | CallFailure>> {
    return this.api.callAsPlayer((person): Result<void, WrongPassword | WrongCode> => {
      if ('password' in proof && !isSameSecret(proof.password, person.password))
        return fail({ kind: 'wrong-password' });
      if ('recoveryCode' in proof && !spendRecoveryCode(person, proof.recoveryCode)) {
        return fail({ kind: 'wrong-code' });
      }
      if (person.twoFactorSecret === undefined) return succeed(undefined);
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
    const expiresAt = new Date(this.clock.now().getTime() + twoFactorSetupSeconds * 1000).toISOString();
    this.backend.change(() => {
      person.twoFactorSetup = { seed, expiresAt };
    });
    return seed;
  }
}
