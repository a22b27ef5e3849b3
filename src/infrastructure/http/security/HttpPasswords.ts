import { injectable } from 'inversify';
import {
  Passwords,
  type PasswordChange,
  type RefusedPassword,
  type WrongPassword,
} from '#application/security/Passwords';
import type { Language } from '#domain/language/Locale';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { updatePassword } from './calls';

@injectable()
export class HttpPasswords extends Passwords {
  constructor(private readonly api: CallSender) {
    super();
  }

  change(
    { password, currentPassword }: PasswordChange,
    language: Language,
  ): Promise<Result<void, WrongPassword | RefusedPassword | CallFailure>> {
    return this.api.send(updatePassword, { query: { lang: language }, body: { password, currentPassword } });
  }
}
