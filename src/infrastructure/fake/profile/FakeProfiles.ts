import { injectable } from 'inversify';
import { backEndTexts, type BackEndTexts } from '#content/generated/backEndTexts';
import {
  Profiles,
  type EditRejection,
  type ProfileEdit,
  type RefusedFields,
} from '#application/profile/Profiles';
import { Clock } from '#application/shared/Clock';
import type { Language } from '#domain/language/Locale';
import {
  cleanProfileValue,
  profileFieldProblem,
  type Profile,
  type ProfileChange,
} from '#domain/profile/Profile';
import { type FieldRefusal, editRefusal } from '#domain/profile/profileRefusals';
import { fail, succeed, type Failure, type Result } from '#domain/shared/Result';
import { displayNameKey, isSameEmail, isSameSecret } from '#domain/shared/spellings';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import type { FakePerson } from '../backend/people';
import { FakeMailboxes } from './FakeMailboxes';
import { fakeProfileOf, pendingEmailOf } from './fakeProfile';

type Texts = BackEndTexts['registration'];

@injectable()
export class FakeProfiles extends Profiles {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
    private readonly clock: Clock,
    private readonly mailboxes: FakeMailboxes,
  ) {
    super();
  }

  edit(given: ProfileEdit, language: Language): Promise<Result<Profile, EditRejection>> {
    const changes = given.changes.map(({ field, value }) => ({
      field,
      value: cleanProfileValue(field, value),
    }));
    const edit = { ...given, changes };
    return this.api.callAsPlayer<Profile, EditRejection>((person) => {
      const now = this.clock.now();
      if (!isSameSecret(edit.currentPassword, person.password)) return fail({ kind: 'wrong-password' });
      const malformed = malformedFields(edit.changes, backEndTexts[language].registration);
      if (malformed) return malformed;
      const refused = this.refusalOf(edit, person);
      if (refused === 'changed-elsewhere') return fail({ kind: refused });
      if (refused) return refuse(refusedField(refused, backEndTexts[language].registration), refused);
      this.store(edit.changes, person, language);
      return succeed(fakeProfileOf(person, now));
    });
  }

  private store(changes: readonly ProfileChange[], person: FakePerson, language: Language): void {
    const email = changes.find(({ field }) => field === 'email')?.value;
    const others = changes.filter(({ field }) => field !== 'email');
    this.backend.change(() =>
      Object.assign(person, Object.fromEntries(others.map(({ field, value }) => [field, value]))),
    );
    if (email !== undefined) this.mailboxes.sendConfirmation(person, email, language);
  }

  private refusalOf({ changes, version }: ProfileEdit, person: FakePerson): ReturnType<typeof editRefusal> {
    const now = this.clock.now();
    const name = changes.find(({ field }) => field === 'displayName')?.value;
    const isNamed = (known: FakePerson): boolean =>
      known.id !== person.id &&
      name !== undefined &&
      displayNameKey(known.displayName) === displayNameKey(name);
    const email = changes.find(({ field }) => field === 'email')?.value;
    return editRefusal({
      isOutdated: version !== undefined && version !== fakeProfileOf(person, now).version,
      isNameTaken: this.backend.find(isNamed) !== undefined,
      email:
        email === undefined
          ? undefined
          : {
              isChangePending: pendingEmailOf(person, now) !== undefined,
              isOwn: isSameEmail(email, person.email),
              isTaken: this.mailboxes.isTaken(email, person),
            },
    });
  }
}

const refuse = (byField: RefusedFields['byField'], reason?: FieldRefusal) =>
  fail({ kind: 'refused-fields', byField, ...(reason && { reason }) } as const);

const refusedField = (reason: FieldRefusal, texts: Texts): RefusedFields['byField'] => {
  if (reason === 'display-name-taken') return { displayName: [texts.displayNameTaken] };
  return { email: reason === 'email-taken' ? [texts.emailTaken] : [] };
};

const malformedFields = (
  changes: readonly ProfileChange[],
  texts: Texts,
): Failure<RefusedFields> | undefined => {
  const malformed = changes.filter((change) => profileFieldProblem(change) !== undefined);
  if (malformed.length === 0) return undefined;
  return refuse(Object.fromEntries(malformed.map(({ field }) => [field, [texts.invalid]])));
};
