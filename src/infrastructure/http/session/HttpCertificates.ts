import { injectable } from 'inversify';
import { Certificates } from '../../../application/session/Certificates';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { ApiClient, asCallFailure } from '../shared/ApiClient';
import { malformed } from '../shared/readAnswer';

/** GET /api/auth/certificate answers one JSON string. */
@injectable()
export class HttpCertificates extends Certificates {
  constructor(private readonly api: ApiClient) {
    super();
  }

  async fetch(): Promise<Result<string, CallFailure>> {
    const answer = await this.api.send({ method: 'GET', path: '/api/auth/certificate' });
    if (!answer.ok) return fail(asCallFailure(answer.error));
    const { body } = answer.value;
    return typeof body === 'string' && body.includes('-----BEGIN CERTIFICATE-----')
      ? succeed(body)
      : malformed;
  }
}
