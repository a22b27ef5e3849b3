import { referralIn } from '../../domain/commerce/referral';
import { useCase } from '../useCase';
import { Referrals } from './Referrals';

/** Keeps who sent a visitor, where the link says it wholly: by ref and by siteid (BU-06). */
@useCase
export class KeepReferral {
  constructor(private readonly referrals: Referrals) {}

  /** @param query of the visitor's address, with or without its question mark */
  execute(query: string): void {
    const referral = referralIn(query);
    if (referral) this.referrals.keep(referral);
  }
}
