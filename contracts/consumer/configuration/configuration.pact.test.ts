import { ConfigurationSource } from '../../../src/application/configuration/ConfigurationSource';
import { loadConfiguration } from '../../../src/infrastructure/http/configuration/calls';
import { agree, type Agreement } from '../support/agree';
import { refusal } from '../support/agreements';
import { answerOf, filled, matching } from '../support/answers';
import { siteAt } from '../support/site';

describe('the remote configuration', () => {
  const asking = 'the remote configuration';
  const request: Agreement['request'] = { method: 'GET', path: '/configuration' };
  const load = (url: string) => siteAt(url).get(ConfigurationSource).load();

  const needed = {
    contentEndpoint: matching(/^.*\/api\/v2$/, '/content/api/v2'),
    environment: filled('sandbox'),
    communityUrl: filled('https://community.farstead.test'),
    rootUrl: filled('https://farstead.test'),
    assetsMediaPrefix: '/media',
    guestRedirect: 'login',
    tokenIssuer: filled('starport-sandbox'),
    tokenAudience: filled('starport'),
    accessRoles: [filled('AlphaAccess')],
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

  it('SH-07 contains the settings of the operator', async () => {
    const result = await agree(
      { given: 'the server is up', asking, request, answer: answerOf(loadConfiguration, needed) },
      load,
    );
    expect(result).toMatchObject(read);
  });

  it('lists the features that the back end has beyond the specification', async () => {
    const body = { ...needed, features: [filled('sessions')] };
    const result = await agree(
      {
        given: 'the back end has features beyond the specification',
        asking,
        request,
        answer: answerOf(loadConfiguration, body),
      },
      load,
    );
    expect(result?.features).toEqual(['sessions']);
  });

  it('SH-07 the video player, payment widget, analytics and error reports are optional', async () => {
    const given = 'nothing is configured but what must be';
    const body = {
      ...needed,
      contentAccessToken: null,
      errorReportingDsn: null,
      analyticsPropertyId: null,
      analyticsTagUrl: null,
      analyticsCurrency: null,
      experiment: null,
      videoPlayer: null,
      paymentWidgetUrl: null,
      breachRangeUrl: null,
      promotionFactor: null,
      cancellationSurveyUrl: null,
      tokenCertificate: null,
      discordAuthorizationUrl: null,
      features: null,
    };
    const result = await agree({ given, asking, request, answer: answerOf(loadConfiguration, body) }, load);
    expect(result).toMatchObject({ ...read, analyticsCurrency: 'CAD', promotionFactor: 0, features: [] });
    expect([
      result?.videoPlayer,
      result?.paymentWidgetUrl,
      result?.analyticsPropertyId,
      result?.errorReportingDsn,
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('SH-07 the configuration is undefined when the server is down', async () => {
    const result = await agree(
      { given: 'the server is down', asking, request, answer: refusal(503, 50) },
      load,
    );
    expect(result).toBeUndefined();
  });
});
