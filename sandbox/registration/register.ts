import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { backEndTexts } from '#content/generated/backEndTexts';
import {
  registrationRefusals,
  canBeRepeated,
  canCorrectEmail,
  isUnproven,
  ghostKeyRefusal,
  keepsName,
  takenValues,
} from '#domain/registration/registrationRefusals';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { emailKey } from '#domain/shared/spellings';
import type { Sandbox } from '../context';
import { findKey, reserveKey } from '../products/keys';
import { addSeconds } from '../platform/clock';
import { ApiError, refusal } from '../platform/errors';
import type { SentEmail } from '../platform/mailbox';
import type { Player, Tables } from '../platform/tables';
import { isReserved } from '../profile/emailChangeKeys';
import {
  findPlayer,
  findPlayerByDisplayName,
  findPlayerByEmail,
  newPlayerDefaults,
} from '../profile/players';
import { findRecruiterByCode } from '../recruitment/recruiting';
import { recordFormerEmail } from '../profile/recordFormerEmail';
import { hashPassword } from '../session/passwords';
import { countSignInAttempt } from '../session/signInAttempts';
import { networkHashOf } from './networkHashOf';
import { confirmAccount, unknownActivationKeyError } from './activation';
import { resetKeys } from '../security/resetKeys';
import { activationKeys } from './activationKeys';
import { activationEmail } from './activationEmail';
import { discardSignUp } from './discardSignUp';
import { lockGhostWithLink } from './lockGhostWithLink';
import { codeProblemText, problemsOf } from './fieldProblems';
import type { Registration } from './schema';
import { signUpEmail } from './signUpEmail';
import { alreadyTakenError } from './alreadyTakenError';

/**
 * Registers an account. The account, its registration data and the email are stored in one transaction.
 * A repeated registration succeeds and changes nothing. Another one with an email that nobody has confirmed discards
 * the first one, and emails a link that lets the owner of the mailbox sign up.
 * @param address client address, for the rate limits
 * @throws ApiError 400 (1, 123, 200), 403 (204), 404 (130, 201), 409 (121, 122, 202), 410 (203) or 429 (31).
 */
export const register = async (
  sandbox: Sandbox,
  form: Registration,
  address: string,
  rootUrl: () => string,
): Promise<void> => {
  const errors = problemsOf(form);
  if (Object.keys(errors).length > 0) {
    throw refusal(generalRefusals, 'malformed-request', 'The registration has mistakes in it.', { errors });
  }
  sandbox.limits.consume('registrationsPerAddress', address);
  const attempt = new RegistrationAttempt(sandbox, form, address, rootUrl);
  await attempt.execute();
};

class RegistrationAttempt {
  /** Id of the unconfirmed account with the email that has another password. */
  private unprovenId: string | undefined;

  constructor(
    private readonly sandbox: Sandbox,
    private readonly form: Registration,
    private readonly address: string,
    private readonly rootUrl: () => string,
  ) {}

  async execute(): Promise<void> {
    const { db, mailbox } = this.sandbox;
    try {
      if (await this.isRepetition()) return;
      const ghostId = await this.findGhostId();
      const recruiterId = await this.findRecruiterId();
      const codeId = await this.findCodeId();
      const passwordHash = await hashPassword(this.form.password);
      const sentEmail = await db
        .transaction()
        .execute((transaction) => this.save(transaction, { ghostId, recruiterId, codeId, passwordHash }));
      if (sentEmail) mailbox.relay(sentEmail);
    } catch (error) {
      // A concurrent request has just used this email, display name or key, for example after a double click.
      if (isUniqueViolation(error) || error instanceof ChangedHolderError) return this.execute();
      if (!(error instanceof KeyUsedError)) throw error;
      if (await this.isRepetition()) return;
      throw unknownActivationKeyError();
    }
  }

  /**
   * Returns true if the same registration was made before.
   * @throws ApiError 409, code 121 or 122, when the email or the display name is taken
   */
  private async isRepetition(): Promise<boolean> {
    const { db } = this.sandbox;
    const { email, displayName, language } = this.form;
    const holder = await findPlayerByEmail(db, email);
    if (holder && (await this.isRepetitionBy(holder))) {
      await this.resendIfExpired(holder);
      return true;
    }
    const isEmailReserved = await isReserved(db, email, this.sandbox.clock.now());
    const namesake = await findPlayerByDisplayName(db, displayName);
    if (namesake && !isEmailReserved && canCorrectEmail(holder?.status, namesake.status)) {
      if (await this.isOwnPendingAccount(namesake)) {
        await this.correctEmail(namesake);
        return true;
      }
    }
    this.unprovenId = isUnproven(holder?.status) ? holder?.id : undefined;
    const taken = takenValues({
      holder: holder?.status,
      isReserved: isEmailReserved,
      isNameTaken:
        namesake !== undefined && namesake.id !== this.unprovenId && (await this.keepsName(namesake)),
    });
    if (taken.emailTaken || taken.nameTaken) throw alreadyTakenError(language, taken);
    return false;
  }

  private async keepsName({ id, status }: Player, db: Kysely<Tables> = this.sandbox.db): Promise<boolean> {
    const { clock } = this.sandbox;
    const order = await db.selectFrom('orders').select('id').where('player_id', '=', id).executeTakeFirst();
    const hasValidLink = await activationKeys.hasOpenKey(db, id, clock.now());
    return keepsName({ status, hasValidLink, hasBought: order !== undefined });
  }

  /** Invalidates the links in the first mailbox, because the mistyped address may belong to somebody else. */
  private async correctEmail(namesake: Player): Promise<void> {
    const { db, clock, limits, mailbox } = this.sandbox;
    const { id } = namesake;
    const { email } = this.form;
    limits.consume('emailsPerRecipient', emailKey(email));
    const sentEmail = await db.transaction().execute(async (transaction) => {
      const player = await transaction
        .updateTable('players')
        .set({ email })
        .where('id', '=', id)
        .where('status', '=', 'unconfirmed')
        .returningAll()
        .executeTakeFirst();
      if (!player) throw alreadyTakenError(this.form.language, { emailTaken: false, nameTaken: true });
      await resetKeys.revoke(transaction, id);
      await recordFormerEmail(transaction, namesake, { now: clock.now(), isProven: false });
      return this.issueActivationKey(transaction, player);
    });
    mailbox.relay(sentEmail);
  }

  private async isRepetitionBy(holder: Player): Promise<boolean> {
    const { activationKey } = this.form;
    const hasUsedKey =
      activationKey !== undefined &&
      (await activationKeys.formerOwnerOf(this.sandbox.db, activationKey)) === holder.id;
    return canBeRepeated(holder.status, hasUsedKey) && this.hasPasswordOf(holder);
  }

  /**
   * Whether the form has the password of a pending account. Its sign-ins are not counted: everybody who wants the same
   * name would use them up.
   */
  private async isOwnPendingAccount({ id, password_hash: hash }: Player): Promise<boolean> {
    const { limits, passwords } = this.sandbox;
    if (limits.isUsedUp('passwordsPerName', id)) return false;
    const release = limits.consume('passwordsPerName', id);
    const matches = await passwords.matches(hash ?? undefined, this.form.password);
    if (matches) release();
    return matches;
  }

  private async hasPasswordOf({ email, password_hash: hash }: Player): Promise<boolean> {
    const { limits, passwords } = this.sandbox;
    // Counted as a sign-in attempt, because passwords could otherwise be guessed here without that limit.
    const release = countSignInAttempt(limits, { email, address: this.address });
    const matches = await passwords.matches(hash ?? undefined, this.form.password);
    if (matches) release();
    return matches;
  }

  /** Resends the activation email, but only if the link of the previous email has expired. */
  private async resendIfExpired(holder: Player): Promise<void> {
    const { db, clock, limits, mailbox } = this.sandbox;
    if (holder.status !== 'unconfirmed' || (await activationKeys.hasOpenKey(db, holder.id, clock.now())))
      return;
    limits.consume('emailsPerRecipient', emailKey(this.form.email));
    const sentEmail = await db.transaction().execute(async (transaction) => {
      const key = await activationKeys.issueIfUnchanged(transaction, holder, clock.now());
      return key && this.storeActivationEmail(transaction, holder, key);
    });
    if (sentEmail) mailbox.relay(sentEmail);
  }

  private async findGhostId(): Promise<string | undefined> {
    const { activationKey } = this.form;
    if (activationKey === undefined) return undefined;
    const { db, clock, limits } = this.sandbox;
    const release = limits.consume('wrongKeysPerAddress', this.address);
    const id = await activationKeys.ownerOf(db, activationKey, clock.now());
    const owner = id === undefined ? undefined : await findPlayer(db, id);
    const holder = await findPlayerByEmail(db, this.form.email);
    const refused = ghostKeyRefusal(owner?.status, holder !== undefined && holder.id !== owner?.id);
    if (refused === 'unknown-key') throw unknownActivationKeyError();
    release();
    if (refused) throw alreadyTakenError(this.form.language, { emailTaken: true, nameTaken: false });
    return owner?.id;
  }

  private async findRecruiterId(): Promise<string | null> {
    const { recruiterId: typed, language } = this.form;
    if (typed === undefined) return null;
    const recruiterId = await findRecruiterByCode(this.sandbox.db, typed);
    if (recruiterId !== undefined) return recruiterId;
    throw refusal(registrationRefusals, 'unknown-recruiter', 'There is no such recruiter.', {
      errors: { recruiterId: [backEndTexts[language].registration.unknownRecruiter] },
    });
  }

  private async findCodeId(): Promise<string | null> {
    const { entitlementCode } = this.form;
    if (entitlementCode === undefined) return null;
    const { db, limits } = this.sandbox;
    const release = limits.consume('wrongCodesPerAddress', this.address);
    const { id } = await this.withCodeErrors(() => findKey(db, entitlementCode));
    release();
    return id;
  }

  /** @returns the email to send; undefined if the activation key has already proved the address */
  private async save(
    transaction: Kysely<Tables>,
    {
      ghostId,
      recruiterId,
      codeId,
      passwordHash,
    }: {
      readonly ghostId: string | undefined;
      readonly recruiterId: string | null;
      readonly codeId: string | null;
      readonly passwordHash: string;
    },
  ): Promise<SentEmail | undefined> {
    const { form } = this;
    const now = this.sandbox.clock.now();
    const owner = ghostId === undefined ? await this.lockMailboxOwner(transaction) : undefined;
    if (owner) return this.storeSignUpEmail(transaction, owner, now);
    const isProven = ghostId !== undefined && (await this.useGhostKey(transaction, ghostId, now));
    await this.freeName(transaction);
    const player = await this.saveAccount(transaction, ghostId, passwordHash, now);
    if (codeId !== null) {
      const until = addSeconds(now, activationKeys.lifetimeSeconds);
      await this.withCodeErrors(() => reserveKey(transaction, codeId, player.id, now, until));
    }
    await transaction
      .insertInto('registrations')
      .values({
        player_id: player.id,
        registered_at: now,
        newsletter: form.newsletter,
        recruiter_id: recruiterId,
        code_id: codeId,
        acquisition_ga_utm: form.acquisitionGaUtm ?? null,
        steam_session_ticket: form.steamSessionTicket ?? null,
        steam_app_id: form.steamAppId ?? null,
        source: form.source ?? null,
        network_hash: networkHashOf(this.sandbox, this.address),
      })
      .execute();
    if (!isProven) return this.issueActivationKey(transaction, player);
    await confirmAccount(transaction, player.id, now);
    return undefined;
  }

  /** Returns the ghost that only an emailed link signs up. An unconfirmed account becomes one. */
  private async lockMailboxOwner(transaction: Kysely<Tables>): Promise<Player | undefined> {
    const { email, language } = this.form;
    const holder = await findPlayerByEmail(transaction, email);
    if (holder && isUnproven(holder.status)) {
      // A concurrent request has just created the account. It may be the same registration.
      if (holder.id !== this.unprovenId) throw new ChangedHolderError();
      if (!(await discardSignUp(transaction, holder.id))) {
        // A concurrent request has just discarded or confirmed the sign-up.
        const current = await findPlayer(transaction, holder.id);
        if (!isUnproven(current?.status)) throw new ChangedHolderError();
        throw alreadyTakenError(language, { emailTaken: true, nameTaken: false });
      }
    }
    return lockGhostWithLink(transaction, email);
  }

  /** Removes an unconfirmed account that no longer reserves the display name. `isRepetition` has checked this. */
  private async freeName(transaction: Kysely<Tables>): Promise<void> {
    const found = await findPlayerByDisplayName(transaction, this.form.displayName);
    if (found?.status !== 'unconfirmed') return;
    // Locked, so that the namesake cannot get another link or activate the account before it is removed.
    const namesake = await transaction
      .selectFrom('players')
      .selectAll()
      .where('id', '=', found.id)
      .where('status', '=', 'unconfirmed')
      .forUpdate()
      .executeTakeFirst();
    if (!namesake || (await this.keepsName(namesake, transaction))) return;
    await transaction.deleteFrom('players').where('id', '=', namesake.id).execute();
  }

  /** Stores only the email. The registration is discarded: the mailbox owner registers with their own password. */
  private async storeSignUpEmail(transaction: Kysely<Tables>, ghost: Player, now: Date): Promise<SentEmail> {
    const { limits, mailbox } = this.sandbox;
    limits.consume('emailsPerRecipient', emailKey(this.form.email));
    const key = await activationKeys.add(transaction, ghost.id, now);
    const occasion = ghost.signs_up_by_link ? 'signUpAgain' : 'signUp';
    return mailbox.store(
      signUpEmail(occasion, ghost.email, this.form.language, key, this.rootUrl()),
      transaction,
    );
  }

  /** Uses the key of a ghost. @returns whether it has proved the email of the form; another one replaces the ghost's */
  private async useGhostKey(transaction: Kysely<Tables>, ghostId: string, now: Date): Promise<boolean> {
    const { activationKey, email } = this.form;
    if (activationKey === undefined || !(await activationKeys.consume(transaction, activationKey, now))) {
      throw new KeyUsedError();
    }
    const holder = await findPlayerByEmail(transaction, email);
    if (holder?.id === ghostId) return true;
    const ghost = await findPlayer(transaction, ghostId);
    // The key was in the ghost's mailbox.
    if (ghost) await recordFormerEmail(transaction, ghost, { now, isProven: true });
    return false;
  }

  /** Creates an account, or converts the ghost into an account that includes its purchases. */
  private async saveAccount(
    transaction: Kysely<Tables>,
    ghostId: string | undefined,
    passwordHash: string,
    now: Date,
  ): Promise<Player> {
    const { form } = this;
    const filledIn = {
      email: form.email,
      password_hash: passwordHash,
      display_name: form.displayName,
      first_name: form.firstName,
      last_name: form.lastName,
      username: form.displayName,
      privacy_policy_agreement: true,
      language: form.language,
      status: 'unconfirmed' as const,
      signs_up_by_link: false,
    };
    const ghost = await transaction
      .updateTable('players')
      .set(filledIn)
      .where('status', '=', 'ghost')
      .where(
        ghostId === undefined
          ? sql<boolean>`lower(email) = lower(${form.email})`
          : sql<boolean>`id = ${ghostId}`,
      )
      .returningAll()
      .executeTakeFirst();
    if (ghost) return ghost;
    if (ghostId !== undefined) throw new KeyUsedError();
    const id = randomUUID();
    return transaction
      .insertInto('players')
      .values({
        ...filledIn,
        id,
        community_id: `community-${id.slice(0, 8)}`,
        joined_at: now,
        referrer: '',
        ...newPlayerDefaults,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  private async issueActivationKey(transaction: Kysely<Tables>, player: Player): Promise<SentEmail> {
    const key = await activationKeys.issue(transaction, player.id, this.sandbox.clock.now());
    return this.storeActivationEmail(transaction, player, key);
  }

  private storeActivationEmail(transaction: Kysely<Tables>, player: Player, key: string): Promise<SentEmail> {
    const { mailbox } = this.sandbox;
    const { language, source } = this.form;
    return mailbox.store(
      activationEmail({ player, language, key, source, occasion: 'registered' }, this.rootUrl()),
      transaction,
    );
  }

  /** Reports an error about the code as an error of the code field. */
  private async withCodeErrors<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const text = codeProblemText(error.code, this.form.language);
      throw new ApiError(error.status, error.code, error.message, {
        ...(text !== undefined && { errors: { entitlementCode: [text] } }),
      });
    }
  }
}

/** Thrown when another request has used the activation key after this request checked it. */
class KeyUsedError extends Error {}

/** Thrown when another request has created or changed the account with the email after this request checked it. */
class ChangedHolderError extends Error {}

const uniqueViolation = '23505';

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (error as Error & { readonly code?: unknown }).code === uniqueViolation;
