import { Certificates } from '../../../src/application/session/Certificates';
import { findCertificate } from '../../../src/infrastructure/http/session/calls';
import { agree, type Agreement } from '../support/agree';
import { refusal } from '../support/agreements';
import { answerOf, matching } from '../support/answers';
import { siteAt } from '../support/site';

describe('the certificate', () => {
  const request: Agreement['request'] = { method: 'GET', path: '/api/auth/certificate' };
  const fetchCertificate = (url: string) => siteAt(url).get(Certificates).fetch();
  const pem = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----';

  it('SE-02 the server returns a JSON string in PEM format', async () => {
    const result = await agree(
      {
        given: 'the server is up',
        asking: 'the certificate that tokens are signed with',
        request,
        answer: answerOf(
          findCertificate,
          matching(/^-----BEGIN CERTIFICATE-----\n[\s\S]+-----END CERTIFICATE-----\s*$/, pem),
        ),
      },
      fetchCertificate,
    );
    expect(result).toEqual({ ok: true, value: pem });
  });

  it('SE-02 falls back to the configured certificate when the server is down', async () => {
    const result = await agree(
      {
        given: 'the certificate is not available',
        asking: 'the certificate that tokens are signed with',
        request,
        answer: refusal(503, 50),
      },
      fetchCertificate,
    );
    expect(result).toEqual({ ok: false, error: { kind: 'server', status: 503, code: 50 } });
  });
});
