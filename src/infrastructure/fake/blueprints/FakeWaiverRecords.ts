import { injectable } from 'inversify';
import { WaiverRecords, type WaiverRejection } from '../../../application/blueprints/WaiverRecords';
import type { WaiverHolder, Waivers } from '../../../domain/blueprints/Waivers';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import { fail, succeed, type Result } from '../../../domain/shared/Result';
import { noWorks } from '../world/blueprints';
import { FakeApi } from '../world/FakeApi';
import { FakeWorld } from '../world/FakeWorld';

@injectable()
export class FakeWaiverRecords extends WaiverRecords {
  constructor(
    private readonly api: FakeApi,
    private readonly world: FakeWorld,
  ) {
    super();
  }

  find(): Promise<Result<Waivers, CallFailure>> {
    return this.api.player<Waivers, never>(({ blueprints = noWorks() }) =>
      succeed({
        player: blueprints.isWaived,
        organizations: blueprints.organizations.map((organization) => ({ ...organization })),
      }),
    );
  }

  change(holder: WaiverHolder, isWaived: boolean): Promise<Result<void, WaiverRejection>> {
    return this.api.player<undefined, WaiverRejection>((person) => {
      const works = (person.blueprints ??= noWorks());
      if (holder.kind === 'player') {
        this.world.change(() => (works.isWaived = isWaived));
        return succeed(undefined);
      }
      const organization = works.organizations.find(({ id }) => id === holder.id);
      if (!organization) return fail({ kind: 'unknown-organization' });
      this.world.change(() => (organization.isWaived = isWaived));
      return succeed(undefined);
    });
  }
}
