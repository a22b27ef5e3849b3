import { injectable } from 'inversify';
import { PressOffice, type PressRejection } from '#application/press/PressOffice';
import type { PressMessage } from '#domain/press/PressMessage';
import type { Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { sendPressMessage } from './calls';

@injectable()
export class HttpPressOffice extends PressOffice {
  constructor(private readonly api: CallSender) {
    super();
  }

  send(message: PressMessage, key: string): Promise<Result<void, PressRejection>> {
    return this.api.send(sendPressMessage, { body: message, idempotencyKey: key });
  }
}
