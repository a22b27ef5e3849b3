import { Invitations } from '#application/products/Invitations';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { failureModes } from '../support/onBothAdapters';
import { signInAs, type OpenSite, type Site } from '../support/Site';

const isInvitedBack = ({ application }: Site): Promise<boolean> =>
  application.get(Invitations).isInvitedBack();

export const invitationsSuite = (open: OpenSite): void => {
  it.each<[PersonKey, boolean]>([
    ['new', false],
    ['subscriber', false],
    ['expired', true],
    ['backer', false],
  ])('AP-01 player %s is invited to return: %j', async (key, isInvited) => {
    const site = await open();
    await signInAs(site, key);
    expect(await isInvitedBack(site)).toBe(isInvited);
  });

  it('AP-01 invites no one without a session', async () => {
    expect(await isInvitedBack(await open())).toBe(false);
  });

  it.each(failureModes)('ER-02 invites no one when the server is %s', async (network) => {
    const site = await open();
    await signInAs(site, 'expired');
    await site.simulate(network);
    expect(await isInvitedBack(site)).toBe(false);
  });
};
