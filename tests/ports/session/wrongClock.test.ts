import { Session } from '../../../src/application/session/Session';
import { SignIn } from '../../../src/application/session/SignIn';
import { SystemClock } from '../../../src/infrastructure/browser/SystemClock';
import { openSandboxSite } from '../support/sandboxSite';
import { signedIn } from '../support/Site';

class WrongClock extends SystemClock {
  constructor(private readonly seconds: number) {
    super();
  }

  override now(): Date {
    return new Date(super.now().getTime() + this.seconds * 1000);
  }
}

describe.each([-86_400, -90, 90, 86_400])('a computer clock that is %d s off', (seconds) => {
  it('SE-02 signs the player in', async () => {
    const { application, person } = await openSandboxSite(new WrongClock(seconds));
    const { displayName, email, password } = await person('new');
    expect(await application.get(SignIn).execute({ email, password, otp: '' })).toMatchObject({ ok: true });
    expect(application.get(Session).player).toMatchObject({ displayName });
  });

  it('SE-02 keeps a player signed in without a renewal', async () => {
    const site = await openSandboxSite(new WrongClock(seconds));
    const { displayName } = await signedIn(site, 'new');
    const held = site.application.tokens.read();
    await site.application.get(Session).start();
    expect(site.application.get(Session).player).toMatchObject({ displayName });
    expect(site.application.tokens.read()).toEqual(held);
  });
});
