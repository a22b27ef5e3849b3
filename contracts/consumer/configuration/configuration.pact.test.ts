import { ConfigurationSource } from '#application/configuration/ConfigurationSource';
import { loadConfiguration } from '#infrastructure/http/configuration/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { errorResponse } from '../support/interactions';
import { responseOf, nonEmpty, matchingPattern } from '../support/matchers';
import { siteAt } from '../support/site';

describe('the remote configuration', () => {
  const description = 'the remote configuration';
  const request: Interaction['request'] = { method: 'GET', path: '/configuration' };
  const load = (url: string) => siteAt(url).get(ConfigurationSource).load();

  const needed = {
    contentEndpoint: matchingPattern(/^.*\/api\/v2$/, '/content/api/v2'),
    environment: nonEmpty('sandbox'),
    communityUrl: nonEmpty('https://community.farstead.test'),
    rootUrl: nonEmpty('https://farstead.test'),
    assetsMediaPrefix: '/media',
    guestRedirect: 'login',
    tokenIssuer: nonEmpty('starport-sandbox'),
    tokenAudience: nonEmpty('starport'),
    accessRoles: [nonEmpty('AlphaAccess')],
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

  it('SH-07 contains the operator’s settings', async () => {
    const result = await addInteraction(
      { given: 'the server is up', description, request, response: responseOf(loadConfiguration, needed) },
      load,
    );
    expect(result).toMatchObject(read);
  });

  it('lists the back-end features that go beyond the specification', async () => {
    const body = { ...needed, features: [nonEmpty('sessions')] };
    const result = await addInteraction(
      {
        given: 'the back end has features beyond the specification',
        description,
        request,
        response: responseOf(loadConfiguration, body),
      },
      load,
    );
    expect(result?.features).toEqual(['sessions']);
  });

  it('SH-07 the video player, payment widget, analytics and error reporting are optional', async () => {
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
    const result = await addInteraction(
      { given, description, request, response: responseOf(loadConfiguration, body) },
      load,
    );
    expect(result).toMatchObject({ ...read, analyticsCurrency: 'CAD', promotionFactor: 0, features: [] });
    expect([
      result?.videoPlayer,
      result?.paymentWidgetUrl,
      result?.analyticsPropertyId,
      result?.errorReportingDsn,
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('SH-07 returns undefined when the server is down', async () => {
    const result = await addInteraction(
      { given: 'the server is down', description, request, response: errorResponse(503, 50) },
      load,
    );
    expect(result).toBeUndefined();
  });
});
