import { Invitations } from '../../../src/application/entitlements/Invitations';
import type { PersonKey } from '../../../src/infrastructure/fake/world/people';
import { badWeathers } from '../support/onBothAdapters';
import { signedIn, type OpenSite, type Site } from '../support/Site';

const answersOf = async (site: Site) => {
  const invitations = site.application.get(Invitations);
  return { back: await invitations.isInvitedBack(), toTry: await invitations.isInvitedToTry() };
};

export const invitationsSuite = (open: OpenSite): void => {
  it.each<[PersonKey, { back: boolean; toTry: boolean }]>([
    ['new', { back: false, toTry: true }],
    ['subscriber', { back: false, toTry: false }],
    ['expired', { back: true, toTry: false }],
    ['backer', { back: false, toTry: false }],
  ])('AP-01 whom the player %s is among: %j', async (key, answers) => {
    const site = await open();
    await signedIn(site, key);
    expect(await answersOf(site)).toEqual(answers);
  });

  it('AP-01 nobody is invited without a session', async () => {
    expect(await answersOf(await open())).toEqual({ back: false, toTry: false });
  });

  it.each(badWeathers)('ER-02 nobody is invited when the server fails: %s', async (weather) => {
    const site = await open();
    await signedIn(site, 'expired');
    await site.suffer(weather);
    expect(await answersOf(site)).toEqual({ back: false, toTry: false });
  });
};
