import { injectable } from 'inversify';
import { WaiverRecords, type WaiverRejection } from '#application/blueprints/WaiverRecords';
import type { WaiverHolder, Waivers } from '#domain/blueprints/Waivers';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { changeOrganizationWaiver, changePlayerWaiver, findWaivers } from './calls';

@injectable()
export class HttpWaiverRecords extends WaiverRecords {
  constructor(private readonly api: CallSender) {
    super();
  }

  async find(): Promise<Result<Waivers, CallFailure>> {
    const found = await this.api.send(findWaivers);
    if (!found.ok) return found;
    const { playerWaiver, orgWaivers } = found.value;
    return succeed({
      player: playerWaiver,
      organizations: orgWaivers.map(({ id, name, waiver }) => ({ id, name, isWaived: waiver })),
    });
  }

  async change(holder: WaiverHolder, value: boolean): Promise<Result<void, WaiverRejection>> {
    const isWaived = String(value);
    if (holder.kind === 'player') {
      return this.api.send(changePlayerWaiver, { path: { isWaived }, body: {} });
    }
    const path = { organizationId: holder.id, isWaived };
    return this.api.send(changeOrganizationWaiver, { path, body: {} });
  }
}
