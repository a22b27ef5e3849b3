import { injectable } from 'inversify';
import { backEndTexts, type BackEndTexts } from '#content/generated/backEndTexts';
import {
  Registrations,
  type Registration,
  type RegistrationRejection,
  type UnknownKey,
} from '#application/registration/Registrations';
import { Clock } from '#application/shared/Clock';
import { registrationProblems, type RegistrationField } from '#domain/registration/RegistrationForm';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { findCode, type FakeCode } from '../backend/betaKeys';
import { extendGameTime } from '../backend/extendGameTime';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import { recruiterOfCode } from '../backend/recruiting';
import type { FakePerson } from '../backend/people';

type Texts = BackEndTexts['registration'];

@injectable()
export class FakeRegistrations extends Registrations {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
  ) {
    super();
  }

  register(registration: Registration): Promise<Result<void, RegistrationRejection>> {
    return this.api.callAnonymously(() => this.process(registration));
  }

  findEmail(activationKey: string): Promise<Result<string, UnknownKey | CallFailure>> {
    return this.api.callAnonymously<string, UnknownKey>(() => {
      const owner = this.backend.findKeyOwner('activation', activationKey);
      return owner ? succeed(owner.email) : fail({ kind: 'unknown-key' });
    });
  }

  private process(registration: Registration): Result<void, RegistrationRejection> {
    const texts = backEndTexts[registration.language].registration;
    const malformed = malformedFields(registration);
    if (malformed.length > 0) {
      return refuse(Object.fromEntries(malformed.map((field) => [field, texts.invalid])));
    }
    if (this.isRepeated(registration)) return succeed(undefined);
    const taken = this.takenFields(registration, texts);
    if (Object.keys(taken).length > 0) return refuse(taken);
    const { activationKey, recruiterId, entitlementCode } = registration;
    const ghost =
      activationKey === undefined ? undefined : this.backend.findKeyOwner('activation', activationKey);
    if (activationKey !== undefined && !ghost?.isGhost) return fail({ kind: 'unknown-key' });
    if (recruiterId !== undefined && !recruiterOfCode(this.backend, recruiterId)) {
      return refuse({ recruiterCode: texts.unknownRecruiter });
    }
    const code = entitlementCode === undefined ? undefined : findCode(this.backend, entitlementCode);
    const codeProblem = entitlementCode === undefined ? undefined : this.codeProblem(code, texts);
    if (codeProblem !== undefined) return refuse({ gameCode: codeProblem });
    const bought = ghost ? undefined : this.ghostWithOrders(registration.email);
    if (bought) this.backend.addEmail('activation', bought, registration.language);
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
      this.backend.register({ ...filledIn, email, isConfirmed: false, ownership: [], orders: [] });
    this.backend.change(() => {
      Object.assign(person, filledIn, {
        isGhost: false,
        isConfirmed: ghost !== undefined,
        isRecruitable: true,
      });
      const recruiter = recruiterOfCode(this.backend, registration.recruiterId ?? '');
      if (recruiter) person.recruiterId ??= recruiter.id;
      if (!code) return;
      code.usedBy = person.id;
      code.usedAt = this.clock.now().toISOString();
      extendGameTime(person, code.months, this.clock.now());
    });
    if (activationKey !== undefined) this.backend.spendKey('activation', activationKey);
    const query = source === undefined ? '' : `?${new URLSearchParams({ source }).toString()}`;
    if (!ghost) this.backend.sendEmail('activation', person, language, query);
  }

  /** Finds a ghost with orders. Registering its address requires the key from its email. */
  private ghostWithOrders(email: string): FakePerson | undefined {
    const holder = this.personWith(email);
    const hasOrdered = this.backend.sales.some(({ buyerId }) => buyerId === holder?.id);
    return holder?.isGhost && hasOrdered ? holder : undefined;
  }

  /** Whether this repeats a completed registration whose response may have been lost. */
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
      this.backend.find((person) => person.displayName.toLowerCase() === wanted) !== undefined;
    return {
      ...(holder && !holder.isGhost && { email: texts.emailTaken }),
      ...(isNameTaken && { displayName: texts.displayNameTaken }),
    };
  }

  private personWith(email: string): FakePerson | undefined {
    const wanted = email.toLowerCase();
    return this.backend.find((person) => person.email.toLowerCase() === wanted);
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

const refuse = (texts: Partial<Record<RegistrationField, string>>) =>
  fail({
    kind: 'refused',
    byField: Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, [text]])),
    texts: [...new Set(Object.values(texts))],
  } as const);
