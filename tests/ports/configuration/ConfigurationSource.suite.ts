import { ConfigurationSource } from '#application/configuration/ConfigurationSource';
import type { OpenSite } from '../support/Site';

export const configurationSourceSuite = (open: OpenSite): void => {
  it('SH-07 loads all settings of the site', async () => {
    const site = await open();
    const configuration = await site.application.get(ConfigurationSource).load();
    const filled: unknown = expect.stringMatching(/./);
    expect(configuration).toMatchObject({
      contentEndpoint: expect.stringMatching(/\/api\/v2$/),
      environment: filled,
      communityUrl: filled,
      rootUrl: filled,
      assetsMediaPrefix: filled,
      guestRedirect: 'login',
      tokenIssuer: filled,
      tokenAudience: filled,
    });
  });

  it('CC-05 names another video player or none', async () => {
    const site = await open();
    const configuration = await site.application.get(ConfigurationSource).load();
    expect(['undefined', 'string']).toContain(typeof configuration?.videoPlayer);
  });

  it('CK-01 names another payment widget or none', async () => {
    const site = await open();
    const configuration = await site.application.get(ConfigurationSource).load();
    expect(['undefined', 'string']).toContain(typeof configuration?.paymentWidgetUrl);
  });

  it('SE-13 lists the roles that are products', async () => {
    const site = await open();
    const configuration = await site.application.get(ConfigurationSource).load();
    expect([...(configuration?.accessRoles ?? [])].sort()).toEqual([
      'AlphaAccess',
      'BetaAccess',
      'LifetimeSubscriber',
      'PrealphaAccess',
      'Subscriber',
    ]);
  });
};
