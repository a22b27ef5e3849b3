import { injectable } from 'inversify';
import { backEndTexts, type BackEndTexts } from '#content/generated/backEndTexts';
import {
  Registrations,
  type RefusedRegistration,
  type Registration,
  type RegistrationRejection,
  type UnknownKey,
} from '#application/registration/Registrations';
import { Clock } from '#application/shared/Clock';
import { redemptionRefusal, type RedemptionRefusal } from '#domain/products/codeRefusals';
import { isPrintedCode } from '#domain/products/RedemptionCode';
import type { RegistrationField } from '#domain/registration/RegistrationForm';
import {
  canBeRepeated,
  canCorrectEmail,
  ghostKeyRefusal,
  invalidFields,
  isUnproven,
  keepsName,
  keyOwnerRefusal,
  takenValues,
} from '#domain/registration/registrationRefusals';
import type { CallFailure } from '#domain/shared/CallFailure';
import { isUuid } from '#domain/shared/patterns';
import { fail, succeed, type Failure, type Result } from '#domain/shared/Result';
import {
  cleanDisplayName,
  cleanEmail,
  cleanName,
  displayNameKey,
  isSameEmail,
  isSameSecret,
} from '#domain/shared/spellings';
import { codeStateOf, findCode, sourceOf, type FakeCode } from '../backend/betaKeys';
import { extendGameTime } from '../backend/extendGameTime';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import { recruiterOfCode } from '../backend/recruiting';
import { ghostDefaults, type FakePerson } from '../backend/people';
import { FakeMailboxes } from '../profile/FakeMailboxes';
import { accountStatusOf } from '../backend/accountStatus';

type Texts = BackEndTexts['registration'];

const codeTexts = {
  'used-code': 'usedCode',
  'canceled-code': 'canceledCode',
  'reserved-code': 'reservedCode',
  'expired-code': 'expiredCode',
} as const satisfies Record<RedemptionRefusal, keyof Texts>;

@injectable()
export class FakeRegistrations extends Registrations {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
    private readonly mailboxes: FakeMailboxes,
  ) {
    super();
  }

  register(registration: Registration): Promise<Result<void, RegistrationRejection>> {
    return this.api.callAnonymously(() => this.process(registration));
  }

  findEmail(activationKey: string): Promise<Result<string, UnknownKey | CallFailure>> {
    return this.api.callAnonymously<string, UnknownKey>(() => {
      const owner = this.backend.findKeyOwner('activation', activationKey);
      return owner && !keyOwnerRefusal(accountStatusOf(owner))
        ? succeed(owner.email)
        : fail({ kind: 'unknown-key' });
    });
  }

  private process(given: Registration): Result<void, RegistrationRejection> {
    const registration = {
      ...given,
      displayName: cleanDisplayName(given.displayName),
      firstName: cleanName(given.firstName),
      lastName: cleanName(given.lastName),
      email: cleanEmail(given.email),
    };
    const { email, language, activationKey, entitlementCode } = registration;
    const texts = backEndTexts[language].registration;
    const invalid = invalidFields(registration);
    if (invalid.length > 0) {
      return refuse(Object.fromEntries(invalid.map(({ field }) => [field, texts.invalid])));
    }
    const holder = this.backend.findByEmail(email);
    if (holder && this.isRepeatedBy(holder, registration)) return succeed(undefined);
    if (this.correctsEmail(holder, registration)) return succeed(undefined);
    const ghost =
      activationKey === undefined ? undefined : this.backend.findKeyOwner('activation', activationKey);
    const refused = this.refusalOf(registration, holder, ghost, texts);
    if (refused) return refused;
    if (!ghost && holder && isUnproven(accountStatusOf(holder))) this.discard(holder);
    if (!ghost && holder && (this.hasOrdered(holder) || holder.signsUpByLink)) {
      // Registering this email requires the key from this email.
      this.backend.addEmail('activation', holder, language);
      return succeed(undefined);
    }
    const code = entitlementCode === undefined ? undefined : findCode(this.backend, entitlementCode);
    const codeRefusal = code && redemptionRefusal(codeStateOf(code), ghost?.id ?? '', this.clock.now());
    if (codeRefusal) return refuse({ gameCode: texts[codeTexts[codeRefusal]] });
    this.settle(registration, ghost ?? holder, code);
    return succeed(undefined);
  }

  /** Returns the refusal of a valid form, except of a code that exists but cannot be used. */
  private refusalOf(
    { email, displayName, activationKey, recruiterId, entitlementCode }: Registration,
    holder: FakePerson | undefined,
    ghost: FakePerson | undefined,
    texts: Texts,
  ): Failure<RefusedRegistration | UnknownKey> | undefined {
    const taken = takenValues({
      holder: holder && accountStatusOf(holder),
      isReserved: this.mailboxes.reservationsOf(email).length > 0,
      isNameTaken: this.isNameTaken(displayName, holder),
    });
    if (taken.emailTaken || taken.nameTaken) {
      return refuse({
        ...(taken.emailTaken && { email: texts.emailTaken }),
        ...(taken.nameTaken && { displayName: texts.displayNameTaken }),
      });
    }
    if (activationKey !== undefined) {
      const isEmailOfOther = holder !== undefined && holder !== ghost;
      const refused = ghostKeyRefusal(ghost && accountStatusOf(ghost), isEmailOfOther);
      if (refused === 'unknown-key') return fail({ kind: refused });
      if (refused) return refuse({ email: texts.emailTaken });
    }
    if (recruiterId !== undefined && !recruiterOfCode(this.backend, recruiterId)) {
      return refuse({ recruiterCode: texts.unknownRecruiter });
    }
    if (entitlementCode === undefined || findCode(this.backend, entitlementCode)) return undefined;
    const isWellFormed = isUuid(entitlementCode) || isPrintedCode(entitlementCode);
    return refuse({ gameCode: isWellFormed ? texts.unknownCode : texts.malformedCode });
  }

  private settle(
    registration: Registration,
    ghost: FakePerson | undefined,
    code: FakeCode | undefined,
  ): void {
    const { displayName, firstName, lastName, email, password, language, activationKey, source } =
      registration;
    const filledIn = { displayName, firstName, lastName, email, password, language };
    const isProven = activationKey !== undefined && ghost !== undefined && isSameEmail(ghost.email, email);
    const person =
      ghost ?? this.backend.register({ ...filledIn, isConfirmed: false, ownership: [], orders: [] });
    const namesake = this.findNamesake(displayName);
    this.backend.change(() => {
      if (namesake && namesake !== person) namesake.displayName = '';
      Object.assign(person, filledIn, {
        isGhost: false,
        signsUpByLink: false,
        isConfirmed: isProven,
        isRecruitable: true,
      });
      const recruiter = recruiterOfCode(this.backend, registration.recruiterId ?? '');
      if (recruiter) person.recruiterId ??= recruiter.id;
      if (!code) return;
      code.usedBy = person.id;
      code.usedAt = this.clock.now().toISOString();
      extendGameTime(person, code.months, sourceOf(code), this.clock.now());
    });
    if (activationKey !== undefined) this.backend.spendKey('activation', activationKey);
    const query = source === undefined ? '' : `?${new URLSearchParams({ source }).toString()}`;
    if (!isProven) this.backend.sendEmail('activation', person, language, query);
  }

  /** Makes a ghost of an unconfirmed account, because a stranger may have chosen its password. */
  private discard(holder: FakePerson): void {
    this.backend.revokeEmails('activation', holder);
    this.backend.revokeEmails('reset', holder);
    this.backend.change(() => Object.assign(holder, { ...ghostDefaults, signsUpByLink: true }));
  }

  private hasOrdered(person: FakePerson): boolean {
    return this.backend.salesOf(person).length > 0;
  }

  /** Whether this repeats a completed registration whose response may have been lost. */
  private isRepeatedBy(holder: FakePerson, { password, activationKey }: Registration): boolean {
    const hasUsedKey = this.backend.emails.some(
      ({ kind, key, isUsed, personId }) =>
        kind === 'activation' && key === activationKey && isUsed && personId === holder.id,
    );
    return canBeRepeated(accountStatusOf(holder), hasUsedKey) && isSameSecret(holder.password, password);
  }

  /** Replaces the email of an unconfirmed account with the same display name and password. */
  private correctsEmail(
    holder: FakePerson | undefined,
    { displayName, email, password, language }: Registration,
  ) {
    const namesake = this.findNamesake(displayName);
    const isFree = this.mailboxes.reservationsOf(email).length === 0;
    if (
      !namesake ||
      !isFree ||
      !canCorrectEmail(holder && accountStatusOf(holder), accountStatusOf(namesake))
    )
      return false;
    if (!isSameSecret(namesake.password, password)) return false;
    this.backend.change(() => (namesake.email = email));
    this.backend.revokeEmails('reset', namesake);
    this.backend.sendEmail('activation', namesake, language);
    return true;
  }

  private findNamesake(displayName: string): FakePerson | undefined {
    const wanted = displayNameKey(displayName);
    return this.backend.find((person) => displayNameKey(person.displayName) === wanted);
  }

  private isNameTaken(displayName: string, holder: FakePerson | undefined): boolean {
    const namesake = this.findNamesake(displayName);
    const isUnprovenHolder = namesake === holder && isUnproven(holder && accountStatusOf(holder));
    return (
      namesake !== undefined &&
      !isUnprovenHolder &&
      keepsName({
        status: accountStatusOf(namesake),
        hasValidLink: this.backend.hasValidEmail('activation', namesake),
        hasBought: this.hasOrdered(namesake),
      })
    );
  }
}

const refuse = (texts: Partial<Record<RegistrationField, string>>) =>
  fail({
    kind: 'refused',
    byField: Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, [text]])),
    texts: [...new Set(Object.values(texts))],
  } as const);
