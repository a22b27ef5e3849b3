import { PageLanguage } from '../language/PageLanguage';
import { Navigator } from '../navigation/Navigator';
import { ResolvePathAfterSignIn } from '../navigation/ResolvePathAfterSignIn';
import { SignIn } from '../session/SignIn';
import { useCase } from '../useCase';

/** Signs buyers in to the account that they have just created, and opens My products. */
@useCase
export class OpenBuyerAccount {
  constructor(
    private readonly signIn: SignIn,
    private readonly navigator: Navigator,
    private readonly page: PageLanguage,
    private readonly pathAfterSignIn: ResolvePathAfterSignIn,
  ) {}

  /** @returns false if the sign-in failed; the buyer can log in instead */
  async execute(email: string, password: string): Promise<boolean> {
    const signedIn = await this.signIn.execute({ email, password, otp: '' });
    if (!signedIn.ok) return false;
    this.navigator.replace(this.pathAfterSignIn.execute(this.navigator.path, this.page.locale));
    return true;
  }
}
