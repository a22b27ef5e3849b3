import { ConfigurationSource } from '#application/configuration/ConfigurationSource';
import { sampleSeller } from '#samples/seller';
import { onBothAdapters } from '../support/onBothAdapters';

onBothAdapters('ConfigurationSource', (open) => {
  it('SH-07 loads all settings for the site', async () => {
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
      seller: sampleSeller,
    });
  });

  it('CC-05 the video player setting is a name or absent', async () => {
    const site = await open();
    const configuration = await site.application.get(ConfigurationSource).load();
    expect(['undefined', 'string']).toContain(typeof configuration?.videoPlayer);
  });

  it('CK-01 the payment widget setting is a name or absent', async () => {
    const site = await open();
    const configuration = await site.application.get(ConfigurationSource).load();
    expect(['undefined', 'string']).toContain(typeof configuration?.paymentWidgetUrl);
  });

  it('SE-13 lists the roles that count as products', async () => {
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
});
