import { injectable } from 'inversify';
import { Certificates } from '#application/session/Certificates';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { SessionlessCallSender } from '../shared/SessionlessCallSender';
import { findCertificate } from './calls';

@injectable()
export class HttpCertificates extends Certificates {
  constructor(private readonly api: SessionlessCallSender) {
    super();
  }

  fetch(): Promise<Result<string, CallFailure>> {
    return this.api.send(findCertificate);
  }
}
