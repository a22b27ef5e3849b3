import { Configuration } from '#application/configuration/Configuration';
import { FindLinkOwner } from '#application/registration/FindLinkOwner';
import { fail, succeed } from '#domain/shared/Result';
import { FakeLinkOwners } from '#infrastructure/fake/registration/FakeLinkOwners';
import { compose } from '../../support/compose';

const setUp = async () => {
  const application = await compose();
  const { key } = application.backend.sendEmail('reset', application.backend.person('new'), 'en');
  const find = (wanted = key) => application.get(FindLinkOwner).execute('reset', wanted);
  return { application, find };
};

it('returns the owner of a key, or the reason why the key cannot be used', async () => {
  const { find } = await setUp();
  expect(await find()).toEqual(succeed({ email: 'n•••@farstead.test', displayName: 'New-Pilot' }));
  expect(await find('no-such-key')).toEqual(fail({ kind: 'unknown-key' }));
});

it('returns no owner while the server does not respond', async () => {
  const { application, find } = await setUp();
  application.backend.setNetworkCondition('offline');
  expect(await find()).toEqual(succeed(undefined));
});

it('sends no request to a back end without the feature', async () => {
  const { application, find } = await setUp();
  jest.spyOn(application.get(Configuration), 'has').mockImplementation((name) => name !== 'link-owner');
  const sent = jest.spyOn(FakeLinkOwners.prototype, 'find');
  expect(await find()).toEqual(succeed(undefined));
  expect(sent).not.toHaveBeenCalled();
});
