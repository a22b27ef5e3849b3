import { Invitations } from '../../../src/application/entitlements/Invitations';
import type { PersonKey } from '../../../src/infrastructure/fake/world/people';
import { badWeathers } from '../support/onBothAdapters';
import { signedIn, type OpenSite, type Site } from '../support/Site';

const isInvitedBack = ({ application }: Site): Promise<boolean> =>
  application.get(Invitations).isInvitedBack();

export const invitationsSuite = (open: OpenSite): void => {
  it.each<[PersonKey, boolean]>([
    ['new', false],
    ['subscriber', false],
    ['expired', true],
    ['backer', false],
  ])('AP-01 whether the player %s is invited back: %j', async (key, isInvited) => {
    const site = await open();
    await signedIn(site, key);
    expect(await isInvitedBack(site)).toBe(isInvited);
  });

  it('AP-01 nobody is invited without a session', async () => {
    expect(await isInvitedBack(await open())).toBe(false);
  });

  it.each(badWeathers)('ER-02 nobody is invited when the server fails: %s', async (weather) => {
    const site = await open();
    await signedIn(site, 'expired');
    await site.suffer(weather);
    expect(await isInvitedBack(site)).toBe(false);
  });
};
