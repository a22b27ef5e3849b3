import { Configuration } from '#application/configuration/Configuration';
import { ConfigurationSource } from '#application/configuration/ConfigurationSource';
import { supportedFeatures } from '#domain/configuration/features';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { fakeConfiguration } from '#infrastructure/fake/configuration/FakeConfigurationSource';

class CountedSource extends ConfigurationSource {
  loads = 0;
  answer: RemoteConfiguration | undefined;

  async load(): Promise<RemoteConfiguration | undefined> {
    this.loads += 1;
    return this.answer;
  }
}

it('SH-07 throws when the configuration is read before it is loaded', () => {
  const configuration = new Configuration(new CountedSource());
  expect(() => configuration.current).toThrow();
});

it('SH-07 retries a failed load and does not repeat a successful one', async () => {
  const source = new CountedSource();
  const configuration = new Configuration(source);
  expect(await configuration.load()).toBe(false);

  source.answer = fakeConfiguration;
  expect(await configuration.load()).toBe(true);
  expect(await configuration.load()).toBe(true);
  expect(configuration.current).toBe(fakeConfiguration);
  expect(source.loads).toBe(2);
});

it('SH-07 does not request a configuration that is embedded in the page', async () => {
  const source = new CountedSource();
  const configuration = new Configuration(source);
  configuration.seed(fakeConfiguration);
  expect(await configuration.load()).toBe(true);
  expect(configuration.current).toBe(fakeConfiguration);
  expect(source.loads).toBe(0);
});

it('reports the features that the operator enables, and none before loading', async () => {
  const configuration = new Configuration(new CountedSource());
  expect(configuration.has('sessions')).toBe(false);
  configuration.seed(new RemoteConfiguration({ ...fakeConfiguration, features: ['sessions'] }));
  expect(configuration.has('sessions')).toBe(true);
  expect(configuration.has('passkeys')).toBe(false);
});

it('ignores features that this version of the site does not support', () => {
  expect(supportedFeatures(['teleport', 'sessions'])).toEqual(['sessions']);
});
