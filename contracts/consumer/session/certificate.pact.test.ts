import { Certificates } from '#application/session/Certificates';
import { findCertificate } from '#infrastructure/http/session/calls';
import { describeInteractions, rejects, succeeds } from '../support/describeInteractions';
import { matchingPattern } from '../support/matchers';

const pem = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----';
const pemPattern = /^-----BEGIN CERTIFICATE-----\n[\s\S]+-----END CERTIFICATE-----\s*$/;

describeInteractions(
  findCertificate,
  {
    requirement: 'SE-02',
    description: 'the certificate that tokens are signed with',
    send: (site) => site.get(Certificates).fetch(),
  },
  [
    ['the server is up', succeeds(pem, matchingPattern(pemPattern, pem))],
    ['the certificate is not available', rejects(503, 50)],
  ],
);
