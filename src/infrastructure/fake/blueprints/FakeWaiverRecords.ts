import { injectable } from 'inversify';
import { WaiverRecords, type WaiverRejection } from '#application/blueprints/WaiverRecords';
import type { WaiverHolder, Waivers } from '#domain/blueprints/Waivers';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { noFakeBlueprints } from '../backend/blueprints';
import { FakeApi } from '../backend/FakeApi';
import { FakeBackend } from '../backend/FakeBackend';

@injectable()
export class FakeWaiverRecords extends WaiverRecords {
  constructor(
    private readonly api: FakeApi,
    private readonly backend: FakeBackend,
  ) {
    super();
  }

  find(): Promise<Result<Waivers, CallFailure>> {
    return this.api.callAsPlayer<Waivers, never>(({ blueprints = noFakeBlueprints() }) =>
      succeed({
        player: blueprints.isWaived,
        organizations: blueprints.organizations.map((organization) => ({ ...organization })),
      }),
    );
  }

  change(holder: WaiverHolder, isWaived: boolean): Promise<Result<void, WaiverRejection>> {
    return this.api.callAsPlayer<undefined, WaiverRejection>((person) => {
      const works = (person.blueprints ??= noFakeBlueprints());
      if (holder.kind === 'player') {
        this.backend.change(() => (works.isWaived = isWaived));
        return succeed(undefined);
      }
      const organization = works.organizations.find(({ id }) => id === holder.id);
      if (!organization) return fail({ kind: 'unknown-organization' });
      this.backend.change(() => (organization.isWaived = isWaived));
      return succeed(undefined);
    });
  }
}
