import { injectable } from 'inversify';
import { Certificates } from '../../../application/session/Certificates';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import type { Result } from '../../../domain/shared/Result';
import { OpenCallSender } from '../shared/OpenCallSender';
import { findCertificate } from './calls';

@injectable()
export class HttpCertificates extends Certificates {
  constructor(private readonly api: OpenCallSender) {
    super();
  }

  fetch(): Promise<Result<string, CallFailure>> {
    return this.api.send(findCertificate);
  }
}
