import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { checkSessionAtCommit, inSession } from '#sandbox/session/openSession';

let ends: string[];

/** Records how transactions end. Its queries find nothing, and so no open session. */
class RecordingDriver extends DummyDriver {
  override async commitTransaction(): Promise<void> {
    ends.push('commit');
  }

  override async rollbackTransaction(): Promise<void> {
    ends.push('rollback');
  }
}

const db = new Kysely<object>({
  dialect: checkSessionAtCommit({
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new RecordingDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }),
});

const change = (): Promise<string> => db.transaction().execute(async () => 'changed');

beforeEach(() => {
  ends = [];
});

it('rolls back the transactions of a call whose session has ended', async () => {
  await expect(inSession('ended', change)).rejects.toMatchObject({ status: 401, code: 112 });
  expect(ends).toEqual(['rollback']);
});

it('commits transactions that belong to no session', async () => {
  expect(await change()).toBe('changed');
  expect(ends).toEqual(['commit']);
});
