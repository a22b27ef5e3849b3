import { Configuration } from '#application/configuration/Configuration';
import { ConfigurationSource } from '#application/configuration/ConfigurationSource';
import { Contest } from '#application/contest/Contest';
import { EnterContest } from '#application/contest/EnterContest';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { fail, succeed } from '#domain/shared/Result';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import { compose, composeUnconfigured } from '../../support/compose';

it('CO-01 enters an eligible player into the contest', async () => {
  const application = await compose({ as: 'new' });
  expect(await application.get(EnterContest).execute()).toEqual(succeed(undefined));
  expect(application.backend.person('new').isInContest).toBe(true);
});

it('CO-01 rejects an ineligible player', async () => {
  const application = await compose({ as: 'expired' });
  expect(await application.get(EnterContest).execute()).toEqual(fail({ kind: 'not-eligible' }));
  expect(application.backend.person('expired').isInContest).toBeUndefined();
});

it('CO-01 does not enter the player when the eligibility check fails', async () => {
  const application = await compose({ as: 'new' });
  application.backend.setNetworkCondition('failing');
  expect(await application.get(EnterContest).execute()).toEqual(
    fail({ kind: 'server', status: 500, code: 50 }),
  );
  expect(application.backend.person('new').isInContest).toBeUndefined();
});

it('CO-01 sends only the eligibility check when the back end does not store entries', async () => {
  const application = composeUnconfigured({ as: 'new' });
  application.replace(ConfigurationSource, {
    load: async () => new RemoteConfiguration({ ...fakeConfiguration, features: [] }),
  });
  await application.get(Configuration).load();
  const enter = jest.spyOn(application.get(Contest), 'enter');
  expect(await application.get(EnterContest).execute()).toEqual(succeed(undefined));
  expect(application.backend.person('new').isInContest).toBeUndefined();
  expect(enter).not.toHaveBeenCalled();
});
