import { injectable } from 'inversify';
import { Invitations } from '#application/products/Invitations';
import { CallSender } from '../shared/CallSender';
import { checkBackToGame } from './calls';

@injectable()
export class HttpInvitations extends Invitations {
  constructor(private readonly api: CallSender) {
    super();
  }

  async isInvitedBack(): Promise<boolean> {
    const check = await this.api.send(checkBackToGame);
    return check && check.isEligible;
  }
}
