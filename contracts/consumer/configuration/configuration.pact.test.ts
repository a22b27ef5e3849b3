import { MatchersV3 } from '@pact-foundation/pact';
import { ConfigurationSource } from '../../../src/application/configuration/ConfigurationSource';
import { agree, type Agreement } from '../support/agree';
import { refusal } from '../support/agreements';
import { text } from '../support/matching';
import { siteAt } from '../support/site';

describe('the remote configuration', () => {
  const asking = 'the remote configuration';
  const request: Agreement['request'] = { method: 'GET', path: '/configuration' };
  const load = (url: string) => siteAt(url).get(ConfigurationSource).load();

  const needed = {
    contentEndpoint: MatchersV3.regex('^.*/api/v2$', '/content/api/v2'),
    environment: text('sandbox'),
    communityUrl: text('https://community.farstead.test'),
    rootUrl: text('https://farstead.test'),
    assetsMediaPrefix: MatchersV3.string('/media'),
    guestRedirect: MatchersV3.regex(/^(login|signup)$/, 'login'),
    tokenIssuer: text('starport-sandbox'),
    tokenAudience: text('starport'),
    accessRoles: MatchersV3.eachLike(text('AlphaAccess')),
  };
  const read = {
    contentEndpoint: '/content/api/v2',
    environment: 'sandbox',
    communityUrl: 'https://community.farstead.test',
    rootUrl: 'https://farstead.test',
    assetsMediaPrefix: '/media',
    guestRedirect: 'login',
    tokenIssuer: 'starport-sandbox',
    tokenAudience: 'starport',
    accessRoles: ['AlphaAccess'],
  };

  it('SH-07 tells the site what its operator decided', async () => {
    const result = await agree(
      { given: 'the server is up', asking, request, answer: { status: 200, body: needed } },
      load,
    );
    expect(result).toMatchObject(read);
  });

  it('SH-07 may leave the site to its own ways: the platforms’ video players, Pay Station, no analytics, no reports', async () => {
    const nothing = MatchersV3.nullValue();
    const given = 'nothing is configured but what must be';
    const body = {
      ...needed,
      contentAccessToken: nothing,
      errorReportingDsn: nothing,
      analyticsPropertyId: nothing,
      analyticsTagUrl: nothing,
      analyticsCurrency: nothing,
      experiment: nothing,
      videoPlayer: nothing,
      paymentWidgetUrl: nothing,
      tokenCertificate: nothing,
    };
    const result = await agree({ given, asking, request, answer: { status: 200, body } }, load);
    expect(result).toMatchObject({ ...read, analyticsCurrency: 'CAD' });
    expect([
      result?.videoPlayer,
      result?.paymentWidgetUrl,
      result?.analyticsPropertyId,
      result?.errorReportingDsn,
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('SH-07 that can not be had is nothing, and may be asked for again', async () => {
    const result = await agree(
      { given: 'the server is down', asking, request, answer: refusal(503, 50) },
      load,
    );
    expect(result).toBeUndefined();
  });
});
