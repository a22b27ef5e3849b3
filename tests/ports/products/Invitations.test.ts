import { Invitations } from '#application/products/Invitations';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { onBothAdapters } from '../support/onBothAdapters';
import { signInAs, type Site } from '../support/Site';
import { testFailures } from '../support/testFailures';

const isInvitedBack = ({ application }: Site): Promise<boolean> =>
  application.get(Invitations).isInvitedBack();

onBothAdapters('Invitations', (open) => {
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

  testFailures(open, 'AP-01 ER-02', { calls: { isInvitedBack }, fallbacks: { isInvitedBack: false } });
});
