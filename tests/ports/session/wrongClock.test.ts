import { Session } from '#application/session/Session';
import { SignIn } from '#application/session/SignIn';
import { SystemClock } from '#infrastructure/browser/SystemClock';
import { openSandboxSite } from '../support/openSandboxSite';
import { signInAs } from '../support/Site';

class WrongClock extends SystemClock {
  constructor(private readonly seconds: number) {
    super();
  }

  override now(): Date {
    return new Date(super.now().getTime() + this.seconds * 1000);
  }
}

describe.each([-86_400, -90, 90, 86_400])('with a computer clock that is %d s off', (seconds) => {
  it('SE-02 signs the player in', async () => {
    const { application, createPerson } = await openSandboxSite(new WrongClock(seconds));
    const { displayName, email, password } = await createPerson('new');
    expect(await application.get(SignIn).execute({ email, password, otp: '' })).toMatchObject({ ok: true });
    expect(application.get(Session).player).toMatchObject({ displayName });
  });

  it('SE-02 keeps the player signed in without renewing the tokens', async () => {
    const site = await openSandboxSite(new WrongClock(seconds));
    const { displayName } = await signInAs(site, 'new');
    const held = site.application.tokens.read();
    await site.application.get(Session).start();
    expect(site.application.get(Session).player).toMatchObject({ displayName });
    expect(site.application.tokens.read()).toEqual(held);
  });
});
