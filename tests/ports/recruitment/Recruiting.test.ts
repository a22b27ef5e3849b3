import { Recruiting } from '#application/recruitment/Recruiting';
import { generalRefusals } from '#domain/shared/generalRefusals';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs, type Site } from '../support/Site';
import { testFailures } from '../support/testFailures';

const recruiting = ({ application }: Site): Recruiting => application.get(Recruiting);

const refused = (key: string) => ({ ok: false, error: { kind: 'refused', keys: [key] } });

const done = { ok: true, value: undefined };

onBothAdapters('Recruiting', (open) => {
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

  it('RC-01 a player can have only one recruiter, and the case of the recruiter’s name is ignored', async () => {
    const site = await open();
    const first = await site.createPerson('backer');
    const second = await site.createPerson('expired');
    await signInAs(site, 'new');
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
      error: { kind: 'server', ...generalRefusals.forbidden },
    });
  });

  testFailures(open, 'RC-01', {
    calls: {
      find: (site) => recruiting(site).find(),
      findUnlockedPacks: (site) => recruiting(site).findUnlockedPacks('a'),
      invite: (site) => recruiting(site).invite('a@b.test'),
      linkRecruiter: (site) => recruiting(site).linkRecruiter('a'),
    },
  });
});
