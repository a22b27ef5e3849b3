import { strToU8, zipSync } from 'fflate';
import { injectable } from 'inversify';
import { Blueprints, type ExportRejection } from '#application/blueprints/Blueprints';
import { Clock } from '#application/shared/Clock';
import type { FileContent } from '#application/shared/FileSaver';
import { pause } from '#application/shared/pause';
import type { Blueprint, Creator } from '#domain/blueprints/Blueprint';
import { exportRefusal } from '#domain/blueprints/blueprintRefusals';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { blueprintFiles } from '#samples/blueprintFiles';
import { noFakeBlueprints, type FakeBlueprint } from '../backend/blueprints';
import { FakeApi } from '../backend/FakeApi';
import type { FakePerson } from '../backend/people';

@injectable()
export class FakeBlueprints extends Blueprints {
  constructor(
    private readonly api: FakeApi,
    private readonly clock: Clock,
  ) {
    super();
  }

  list(): Promise<Result<readonly Blueprint[], CallFailure>> {
    return this.api.callAsPlayer<readonly Blueprint[], never>((person) =>
      succeed(
        blueprintsOf(person).owned.map((stored) => ({
          id: stored.id,
          name: stored.name,
          createdAt: new Date(stored.createdAt),
          isProtected: stored.isProtected,
          creator: creatorOf(stored, person),
        })),
      ),
    );
  }

  async export(id: string, signal: AbortSignal): Promise<Result<FileContent, ExportRejection>> {
    const found = await this.api.callAsPlayer<readonly [FakeBlueprint, FileContent], ExportRejection>(
      (person) => exportBlueprint(person, id),
    );
    if (!found.ok) return found;
    const [{ seconds }, file] = found.value;
    await pause(this.clock, seconds * 1000, signal);
    return signal.aborted ? fail({ kind: 'offline' }) : succeed(file);
  }
}

const blueprintsOf = ({ blueprints }: FakePerson) => blueprints ?? noFakeBlueprints();

const creatorOf = ({ creator }: FakeBlueprint, person: FakePerson): Creator => {
  switch (creator.kind) {
    case 'self':
      return { kind: 'player', name: person.displayName };
    case 'organization': {
      const name = blueprintsOf(person).organizations.find(({ id }) => id === creator.id)?.name;
      return name === undefined ? { kind: 'orphaned' } : { kind: 'organization', name };
    }
    case 'player':
      return { kind: 'player', name: creator.name };
    case 'orphaned':
      return creator;
  }
};

const isWaived = ({ creator }: FakeBlueprint, person: FakePerson): boolean =>
  creator.kind === 'organization'
    ? blueprintsOf(person).organizations.some(
        (organization) => organization.id === creator.id && organization.isWaived,
      )
    : creator.kind === 'player' && creator.isWaived;

const exportBlueprint = (
  person: FakePerson,
  wanted: string,
): Result<readonly [FakeBlueprint, FileContent], ExportRejection> => {
  const found = blueprintsOf(person).owned.find(({ id }) => id === wanted);
  if (!found) return fail({ kind: 'unknown-blueprint' });
  const isOwn = found.creator.kind === 'self';
  const refused = exportRefusal({ ...found, isOwn, isWaived: isWaived(found, person) });
  if (refused) return fail({ kind: refused });
  const creator = creatorOf(found, person);
  const files = blueprintFiles({
    ...found,
    creator: creator.kind === 'orphaned' ? undefined : creator.name,
  });
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  return succeed([found, { type: 'application/zip', bytes: zip.slice().buffer }]);
};
