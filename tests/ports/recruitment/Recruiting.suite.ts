import { Recruiting } from '#application/recruitment/Recruiting';
import { failureModes } from '../support/onBothAdapters';
import { signInAs, type OpenSite, type Site } from '../support/Site';

const recruiting = ({ application }: Site): Recruiting => application.get(Recruiting);

const refused = (key: string) => ({ ok: false, error: { kind: 'refused', keys: [key] } });

const done = { ok: true, value: undefined };

export const recruitingSuite = (open: OpenSite): void => {
  it('RC-01 linking a recruiter adds a recruit and a pack for the recruiter', async () => {
    const site = await open();
    const recruiter = await site.createPerson('backer');
    const { displayName } = await signInAs(site, 'new');
    expect(await recruiting(site).find()).toMatchObject({
      ok: true,
      value: {
        canBeRecruited: true,
        recruits: [],
        avatar: expect.stringMatching(/^\/images\/pilots\/\d\.svg$/),
      },
    });
    expect(await recruiting(site).linkRecruiter(recruiter.id)).toEqual(done);
    expect(await recruiting(site).find()).toMatchObject({
      value: { recruiter: { displayName: recruiter.displayName } },
    });
    site.application.tokens.write(await site.tokensExpiringIn(900, recruiter));
    expect(await recruiting(site).find()).toMatchObject({ value: { recruits: [{ displayName }] } });
    expect(await recruiting(site).findUnlockedPacks(recruiter.id)).toEqual({ ok: true, value: [1] });
  });

  it('RC-01 a player can have only one recruiter and cannot recruit themselves', async () => {
    const site = await open();
    const first = await site.createPerson('backer');
    const second = await site.createPerson('expired');
    const { id } = await signInAs(site, 'new');
    expect(await recruiting(site).linkRecruiter(id)).toEqual(refused('error_recruiter_self'));
    expect(await recruiting(site).linkRecruiter(first.displayName.toUpperCase())).toEqual(done);
    expect(await recruiting(site).linkRecruiter(second.id)).toEqual(refused('error_recruiter_linked'));
  });

  it.each(['no-code', '../../auth/login', '<script>', "' or 1=1 --", '%00', 'ü'])(
    'RC-01 rejects the unknown code %j',
    async (code) => {
      const site = await open();
      await signInAs(site, 'new');
      expect(await recruiting(site).linkRecruiter(code)).toEqual(refused('error_recruiter_unknown'));
    },
  );

  it('RC-01 sends an invitation only to another person’s email address', async () => {
    const site = await open();
    const { email } = await signInAs(site, 'new');
    expect(await recruiting(site).invite(site.freshAddress())).toEqual(done);
    for (const malformed of ['nobody', 'a@b.test,c@d.test', 'a b@c.test']) {
      expect(await recruiting(site).invite(malformed)).toEqual(refused('error_email_invalid'));
    }
    expect(await recruiting(site).invite(email.toUpperCase())).toEqual(refused('error_email_own'));
  });

  it('RC-01 does not reveal another player’s packs', async () => {
    const site = await open();
    const other = await site.createPerson('backer');
    await signInAs(site, 'new');
    expect(await recruiting(site).findUnlockedPacks(other.id)).toEqual({
      ok: false,
      error: { kind: 'server', status: 403, code: 113 },
    });
  });

  it('RC-01 rejects calls without a session', async () => {
    const site = await open();
    const signedOut = { ok: false, error: { kind: 'signed-out' } };
    expect(await recruiting(site).find()).toEqual(signedOut);
    expect(await recruiting(site).findUnlockedPacks('a')).toEqual(signedOut);
    expect(await recruiting(site).invite('a@b.test')).toEqual(signedOut);
    expect(await recruiting(site).linkRecruiter('a')).toEqual(signedOut);
  });

  it.each(failureModes)('RC-01 reports the failure when the server is %s', async (network, error) => {
    const site = await open();
    const { id } = await signInAs(site, 'new');
    await site.simulate(network);
    expect(await recruiting(site).find()).toEqual({ ok: false, error });
    expect(await recruiting(site).findUnlockedPacks(id)).toEqual({ ok: false, error });
    expect(await recruiting(site).invite('a@b.test')).toEqual({ ok: false, error });
    expect(await recruiting(site).linkRecruiter('a')).toEqual({ ok: false, error });
  });
};
