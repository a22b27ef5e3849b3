import { injectable } from 'inversify';
import { backEndTexts, type BackEndTexts } from '../../../../content/generated/backEndTexts';
import {
  Registrations,
  type Registration,
  type RegistrationRejection,
  type UnknownKey,
} from '../../../application/registration/Registrations';
import { Clock } from '../../../application/shared/Clock';
import { registrationProblems, type RegistrationField } from '../../../domain/registration/RegistrationForm';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { findCode, type FakeCode } from '../world/betaKeys';
import { extendGameTime } from '../world/extendGameTime';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';
import { recruiterOfCode } from '../world/recruiting';
import type { FakePerson } from '../world/people';

type Texts = BackEndTexts['registration'];

@injectable()
export class FakeRegistrations extends Registrations {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
    private readonly clock: Clock,
  ) {
    super();
  }

  register(registration: Registration): Promise<Result<void, RegistrationRejection>> {
    return this.api.anyone(() => this.take(registration));
  }

  emailOf(activationKey: string): Promise<Result<string, UnknownKey | CallFailure>> {
    return this.api.anyone<string, UnknownKey>(() => {
      const owner = this.world.holderOf('activation', activationKey);
      return owner ? succeed(owner.email) : fail({ kind: 'unknown-key' });
    });
  }

  private take(registration: Registration): Result<void, RegistrationRejection> {
    const texts = backEndTexts[registration.language].registration;
    const malformed = malformedFields(registration);
    if (malformed.length > 0) {
      return refused(Object.fromEntries(malformed.map((field) => [field, texts.invalid])));
    }
    if (this.isRepeated(registration)) return succeed(undefined);
    const taken = this.takenFields(registration, texts);
    if (Object.keys(taken).length > 0) return refused(taken);
    const { activationKey, recruiterId, entitlementCode } = registration;
    const ghost = activationKey === undefined ? undefined : this.world.holderOf('activation', activationKey);
    if (activationKey !== undefined && !ghost?.isGhost) return fail({ kind: 'unknown-key' });
    if (recruiterId !== undefined && !recruiterOfCode(this.world, recruiterId)) {
      return refused({ recruiterCode: texts.unknownRecruiter });
    }
    const code = entitlementCode === undefined ? undefined : findCode(this.world, entitlementCode);
    const codeProblem = entitlementCode === undefined ? undefined : this.codeProblem(code, texts);
    if (codeProblem !== undefined) return refused({ gameCode: codeProblem });
    const bought = ghost ? undefined : this.boughtGhost(registration.email);
    if (bought) this.world.addEmail('activation', bought, registration.language);
    else this.settle(registration, ghost, code);
    return succeed(undefined);
  }

  private settle(
    registration: Registration,
    ghost: FakePerson | undefined,
    code: FakeCode | undefined,
  ): void {
    const { displayName, firstName, lastName, email, password, language, activationKey, source } =
      registration;
    const filledIn = { displayName, firstName, lastName, password, language };
    const buyer = this.personWith(email);
    const person =
      ghost ??
      buyer ??
      this.world.register({ ...filledIn, email, isConfirmed: false, ownership: [], orders: [] });
    this.world.change(() => {
      Object.assign(person, filledIn, {
        isGhost: false,
        isConfirmed: ghost !== undefined,
        isRecruitable: true,
      });
      const recruiter = recruiterOfCode(this.world, registration.recruiterId ?? '');
      if (recruiter) person.recruiterId ??= recruiter.id;
      if (!code) return;
      code.usedBy = person.id;
      code.usedAt = this.clock.now().toISOString();
      extendGameTime(person, code.months, this.clock.now());
    });
    if (activationKey !== undefined) this.world.spendKey('activation', activationKey);
    const query = source === undefined ? '' : `?${new URLSearchParams({ source }).toString()}`;
    if (!ghost) this.world.sendEmail('activation', person, language, query);
  }

  /** Finds a ghost with orders. It can only be turned into an account with the key from its email. */
  private boughtGhost(email: string): FakePerson | undefined {
    const holder = this.personWith(email);
    const hasOrdered = this.world.sales.some(({ buyerId }) => buyerId === holder?.id);
    return holder?.isGhost && hasOrdered ? holder : undefined;
  }

  /** Whether this is a retry of the same registration, whose first response may have been lost. */
  private isRepeated({ email, password, activationKey }: Registration): boolean {
    const known = this.personWith(email);
    if (!known || known.isGhost || known.password !== password) return false;
    return !known.isConfirmed || activationKey !== undefined;
  }

  private codeProblem(code: ReturnType<typeof findCode>, texts: Texts): string | undefined {
    if (!code) return texts.unknownCode;
    if (code.isCanceled) return texts.canceledCode;
    if (code.usedBy !== undefined) return texts.usedCode;
    if (code.expiresAt !== undefined && Date.parse(code.expiresAt) <= this.clock.now().getTime()) {
      return texts.expiredCode;
    }
    return code.reservedFor === undefined ? undefined : texts.reservedCode;
  }

  private takenFields(
    { email, displayName }: Registration,
    texts: Texts,
  ): Partial<Record<RegistrationField, string>> {
    const holder = this.personWith(email);
    const wanted = displayName.toLowerCase();
    const isNameTaken =
      this.world.find((person) => person.displayName.toLowerCase() === wanted) !== undefined;
    return {
      ...(holder && !holder.isGhost && { email: texts.emailTaken }),
      ...(isNameTaken && { displayName: texts.displayNameTaken }),
    };
  }

  private personWith(email: string): FakePerson | undefined {
    const wanted = email.toLowerCase();
    return this.world.find((person) => person.email.toLowerCase() === wanted);
  }
}

const malformedFields = (registration: Registration): readonly RegistrationField[] =>
  Object.keys(
    registrationProblems({
      ...registration,
      retypePassword: registration.password,
      recruiterCode: '',
      gameCode: '',
    }),
  ) as RegistrationField[];

const refused = (texts: Partial<Record<RegistrationField, string>>) =>
  fail({
    kind: 'refused',
    byField: Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, [text]])),
    texts: [...new Set(Object.values(texts))],
  } as const);
