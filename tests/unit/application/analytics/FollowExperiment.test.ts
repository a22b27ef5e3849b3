import { FollowExperiment } from '#application/analytics/FollowExperiment';
import { Configuration } from '#application/configuration/Configuration';
import { Consent } from '#application/consent/Consent';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { agreedToAll } from '#domain/consent/ConsentChoices';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';
import { ExperimentPresenter } from '#ui/analytics/ExperimentPresenter';
import { composeUnconfigured } from '../../support/compose';

const setUp = ({ experiment, agreed = true }: { experiment?: string; agreed?: boolean } = {}) => {
  const application = composeUnconfigured();
  application.get(Configuration).seed(new RemoteConfiguration({ ...fakeConfiguration, experiment }));
  if (agreed) application.get(Consent).agreeToAll();
  return application;
};

const hero = { experiment: 'hero', variant: 'b' };

it('SH-18 polls every 100 ms until a variant is available, and records the experiment once', () => {
  const site = setUp({ experiment: 'hero' });
  site.get(FollowExperiment).execute();
  expect(site.experiments.requestCount).toBe(1);
  site.clock.advance(99);
  expect(site.experiments.requestCount).toBe(1);
  site.clock.advance(901);
  expect(site.experiments.requestCount).toBe(11);
  expect(site.analytics.experiments).toEqual([]);
  site.experiments.variants.set('other', 'a');
  site.clock.advance(100);
  site.experiments.variants.set('hero', 'b');
  site.clock.advance(5000);
  expect(site.analytics.experiments).toEqual([hero]);
  expect(site.experiments.requestCount).toBe(13);
});

it('SH-18 CC-06 does not poll without performance consent', () => {
  const site = setUp({ experiment: 'hero', agreed: false });
  site.get(FollowExperiment).execute();
  site.clock.advance(1000);
  expect(site.experiments.requestCount).toBe(0);
  site.get(Consent).decide({ ...agreedToAll, performance: 'decline' });
  site.clock.advance(1000);
  expect(site.experiments.requestCount).toBe(0);
  site.get(Consent).agreeToAll();
  site.clock.advance(200);
  expect(site.experiments.requestCount).toBe(3);
  site.get(Consent).declineAll();
  site.experiments.variants.set('hero', 'b');
  site.clock.advance(1000);
  expect(site.experiments.requestCount).toBe(3);
  expect(site.analytics.experiments).toEqual([]);
  site.get(Consent).agreeToAll();
  expect(site.analytics.experiments).toEqual([hero]);
});

it('SH-18 polls once per 100 ms, even after repeated consent decisions', () => {
  const site = setUp({ experiment: 'hero' });
  site.get(FollowExperiment).execute();
  site.get(Consent).agreeToAll();
  site.get(Consent).agreeToAll();
  site.experiments.requestCount = 0;
  site.clock.advance(300);
  expect(site.experiments.requestCount).toBe(3);
});

it('SH-18 stops polling when its view is removed', () => {
  const site = setUp({ experiment: 'hero' });
  const end = site.get(ExperimentPresenter).onShow();
  site.clock.advance(100);
  expect(site.experiments.requestCount).toBe(2);
  end();
  end();
  site.clock.advance(1000);
  site.get(Consent).agreeToAll();
  expect(site.experiments.requestCount).toBe(2);
});

it('SH-18 never polls without a configured experiment', () => {
  const site = setUp();
  site.get(FollowExperiment).execute()();
  site.clock.advance(1000);
  expect(site.experiments.requestCount).toBe(0);
});
