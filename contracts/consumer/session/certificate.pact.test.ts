import { Certificates } from '#application/session/Certificates';
import { findCertificate } from '#infrastructure/http/session/calls';
import { addInteraction, type Interaction } from '../support/addInteraction';
import { errorResponse } from '../support/interactions';
import { responseOf, matchingPattern } from '../support/matchers';
import { siteAt } from '../support/site';

describe('the signing certificate', () => {
  const request: Interaction['request'] = { method: 'GET', path: '/api/auth/certificate' };
  const fetchCertificate = (url: string) => siteAt(url).get(Certificates).fetch();
  const pem = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----';

  it('SE-02 returns a JSON string in PEM format', async () => {
    const result = await addInteraction(
      {
        given: 'the server is up',
        description: 'the certificate that tokens are signed with',
        request,
        response: responseOf(
          findCertificate,
          matchingPattern(/^-----BEGIN CERTIFICATE-----\n[\s\S]+-----END CERTIFICATE-----\s*$/, pem),
        ),
      },
      fetchCertificate,
    );
    expect(result).toEqual({ ok: true, value: pem });
  });

  it('SE-02 falls back to the configured certificate when the server is down', async () => {
    const result = await addInteraction(
      {
        given: 'the certificate is not available',
        description: 'the certificate that tokens are signed with',
        request,
        response: errorResponse(503, 50),
      },
      fetchCertificate,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
