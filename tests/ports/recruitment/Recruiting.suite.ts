import { Recruiting } from '../../../src/application/recruitment/Recruiting';
import { badWeathers } from '../support/onBothAdapters';
import { signedIn, type OpenSite, type Site } from '../support/Site';

const recruiting = ({ application }: Site): Recruiting => application.get(Recruiting);

const refused = (key: string) => ({ ok: false, error: { kind: 'refused', keys: [key] } });

const done = { ok: true, value: undefined };

export const recruitingSuite = (open: OpenSite): void => {
  it('RC-01 a recruiter who is linked has a recruit, and a pack', async () => {
    const site = await open();
    const recruiter = await site.person('backer');
    const { displayName } = await signedIn(site, 'new');
    expect(await recruiting(site).context()).toMatchObject({
      ok: true,
      value: {
        canBeRecruited: true,
        recruits: [],
        avatar: expect.stringMatching(/^\/images\/pilots\/\d\.svg$/),
      },
    });
    expect(await recruiting(site).linkRecruiter(recruiter.id)).toEqual(done);
    expect(await recruiting(site).context()).toMatchObject({
      value: { recruiter: { displayName: recruiter.displayName } },
    });
    site.application.tokens.write(await site.tokensExpiringIn(900, recruiter));
    expect(await recruiting(site).context()).toMatchObject({ value: { recruits: [{ displayName }] } });
    expect(await recruiting(site).unlockedPacks(recruiter.id)).toEqual({ ok: true, value: [1] });
  });

  it('RC-01 there is one recruiter, and no circle', async () => {
    const site = await open();
    const first = await site.person('backer');
    const second = await site.person('expired');
    const { id } = await signedIn(site, 'new');
    expect(await recruiting(site).linkRecruiter(id)).toEqual(refused('error_recruiter_self'));
    expect(await recruiting(site).linkRecruiter(first.displayName.toUpperCase())).toEqual(done);
    expect(await recruiting(site).linkRecruiter(second.id)).toEqual(refused('error_recruiter_linked'));
  });

  it.each(['no-code', '../../auth/login', '<script>', "' or 1=1 --", '%00', 'ü'])(
    'RC-01 nobody is known by %j',
    async (code) => {
      const site = await open();
      await signedIn(site, 'new');
      expect(await recruiting(site).linkRecruiter(code)).toEqual(refused('error_recruiter_unknown'));
    },
  );

  it('RC-01 an invitation is sent to an email address of somebody else', async () => {
    const site = await open();
    const { email } = await signedIn(site, 'new');
    expect(await recruiting(site).invite(site.freshAddress())).toEqual(done);
    for (const malformed of ['nobody', 'a@b.test,c@d.test', 'a b@c.test']) {
      expect(await recruiting(site).invite(malformed)).toEqual(refused('error_email_invalid'));
    }
    expect(await recruiting(site).invite(email.toUpperCase())).toEqual(refused('error_email_own'));
  });

  it('RC-01 the packs of another player are not told', async () => {
    const site = await open();
    const other = await site.person('backer');
    await signedIn(site, 'new');
    expect(await recruiting(site).unlockedPacks(other.id)).toEqual({
      ok: false,
      error: { kind: 'server', status: 403, code: 113 },
    });
  });

  it('RC-01 refuses calls without a session', async () => {
    const site = await open();
    const signedOut = { ok: false, error: { kind: 'signed-out' } };
    expect(await recruiting(site).context()).toEqual(signedOut);
    expect(await recruiting(site).unlockedPacks('a')).toEqual(signedOut);
    expect(await recruiting(site).invite('a@b.test')).toEqual(signedOut);
    expect(await recruiting(site).linkRecruiter('a')).toEqual(signedOut);
  });

  it.each(badWeathers)('RC-01 reports a failure of the server: %s', async (weather, error) => {
    const site = await open();
    const { id } = await signedIn(site, 'new');
    await site.suffer(weather);
    expect(await recruiting(site).context()).toEqual({ ok: false, error });
    expect(await recruiting(site).unlockedPacks(id)).toEqual({ ok: false, error });
    expect(await recruiting(site).invite('a@b.test')).toEqual({ ok: false, error });
    expect(await recruiting(site).linkRecruiter('a')).toEqual({ ok: false, error });
  });
};
