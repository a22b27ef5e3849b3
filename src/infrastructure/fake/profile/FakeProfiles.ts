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
import { isSameEmail, profileFieldProblem, type Profile, type ProfileChange } from '#domain/profile/Profile';
import { fail, succeed, type Failure, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';
import type { FakePerson } from '../backend/people';
import { FakeMailboxes } from './FakeMailboxes';
import { fakeProfileOf, pendingEmailOf } from './fakeProfile';

type Texts = BackEndTexts['registration'];

const pendingCode = 141;
const ownEmailCode = 142;

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

  edit(edit: ProfileEdit, language: Language): Promise<Result<Profile, EditRejection>> {
    return this.api.callAsPlayer<Profile, EditRejection>((person) => {
      const now = this.clock.now();
      if (edit.currentPassword !== person.password) return fail({ kind: 'wrong-password' });
      const malformed = malformedFields(edit.changes, backEndTexts[language].registration);
      if (malformed) return malformed;
      if (edit.version !== undefined && edit.version !== fakeProfileOf(person, now).version) {
        return fail({ kind: 'changed-elsewhere' });
      }
      const refused = this.refusalOf(edit.changes, person, backEndTexts[language].registration);
      if (refused) return refused;
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

  private refusalOf(
    changes: readonly ProfileChange[],
    person: FakePerson,
    texts: Texts,
  ): Failure<RefusedFields> | undefined {
    const name = changes.find(({ field }) => field === 'displayName')?.value.toLowerCase();
    const isNamed = (known: FakePerson): boolean =>
      known.id !== person.id && known.displayName.toLowerCase() === name;
    if (name !== undefined && this.backend.find(isNamed)) {
      return refuse({ displayName: [texts.displayNameTaken] }, 122);
    }
    const email = changes.find(({ field }) => field === 'email')?.value;
    if (email === undefined) return undefined;
    if (pendingEmailOf(person, this.clock.now()) !== undefined) return refuse({ email: [] }, pendingCode);
    if (isSameEmail(email, person.email)) return refuse({ email: [] }, ownEmailCode);
    return this.mailboxes.isFree(email, person) ? undefined : refuse({ email: [texts.emailTaken] }, 121);
  }
}

const refuse = (byField: RefusedFields['byField'], code: number) =>
  fail({ kind: 'refused-fields', code, byField } as const);

const malformedFields = (
  changes: readonly ProfileChange[],
  texts: Texts,
): Failure<RefusedFields> | undefined => {
  const malformed = changes.filter((change) => profileFieldProblem(change) !== undefined);
  if (malformed.length === 0) return undefined;
  return refuse(Object.fromEntries(malformed.map(({ field }) => [field, [texts.invalid]])), 1);
};
