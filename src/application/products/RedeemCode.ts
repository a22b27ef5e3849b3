import type { Redemption } from '#domain/products/Redemption';
import { parseRedemptionCode, type MalformedCode } from '#domain/products/RedemptionCode';
import type { Result } from '#domain/shared/Result';
import { Session } from '../session/Session';
import { useCase } from '../useCase';
import { CodeRedeemer, type RedeemRejection } from './CodeRedeemer';

@useCase
export class RedeemCode {
  constructor(
    private readonly redeemer: CodeRedeemer,
    private readonly session: Session,
  ) {}

  async execute(typed: string): Promise<Result<Redemption, RedeemRejection | MalformedCode>> {
    const code = parseRedemptionCode(typed);
    if (!code.ok) return code;
    const redemption = await this.redeemer.redeem(code.value);
    if (redemption.ok) await this.session.reloadPlayer();
    return redemption;
  }
}
