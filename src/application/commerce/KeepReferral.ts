import { referralIn } from '../../domain/commerce/referral';
import { useCase } from '../useCase';
import { Referrals } from './Referrals';

/** BU-06: only with both ref and siteid. */
@useCase
export class KeepReferral {
  constructor(private readonly referrals: Referrals) {}

  execute(query: string): void {
    const referral = referralIn(query);
    if (referral) this.referrals.keep(referral);
  }
}
