import type { Result } from '#domain/shared/Result';
import type { Credentials } from '#domain/session/Credentials';
import { cleanEmail } from '#domain/shared/spellings';
import { useCase } from '../useCase';
import { Authenticator, type SignInRejection } from './Authenticator';
import { Session, type CookiesBlocked } from './Session';

@useCase
export class SignIn {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly session: Session,
  ) {}

  async execute(credentials: Credentials): Promise<Result<void, SignInRejection | CookiesBlocked>> {
    await this.session.prepare();
    const signedIn = await this.authenticator.signIn({
      ...credentials,
      email: cleanEmail(credentials.email),
    });
    return signedIn.ok ? this.session.begin(signedIn.value) : signedIn;
  }
}
