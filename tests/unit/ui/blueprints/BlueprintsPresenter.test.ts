import { WaiverRecords, type WaiverRejection } from '#application/blueprints/WaiverRecords';
import { Session } from '#application/session/Session';
import type { Blueprint } from '#domain/blueprints/Blueprint';
import { playerHolder, type Waivers } from '#domain/blueprints/Waivers';
import { fail, succeed, type Result } from '#domain/shared/Result';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { BlueprintsPresenter } from '#ui/blueprints/BlueprintsPresenter';
import { flushPromises } from '../../support/flushPromises';
import { openPage, type Visit } from '../../support/openPage';

const setUp = async (as: PersonKey = 'subscriber', arrange?: Visit['arrange']) => {
  const { application, presenter: page } = await openPage('blueprints', BlueprintsPresenter, { as, arrange });
  page.onShow();
  await flushPromises();
  return { application, page };
};

const find = ({ blueprints }: BlueprintsPresenter, name: string): Blueprint => {
  const found = blueprints.value?.find((blueprint) => blueprint.name.startsWith(name));
  if (!found) throw new Error(`No blueprint is called ${name}.`);
  return found;
};

it('BP-01 lists 300 blueprints newest first, 25 at a time', async () => {
  const { page } = await setUp('backer');
  expect(page.blueprints.value).toHaveLength(300);
  expect(page.isArrangeable).toBe(true);
  expect(page.visible).toHaveLength(25);
  expect(page.visible[0]?.name).toMatch(/ 300$/);
  page.showMore();
  expect(page.visible).toHaveLength(50);
  expect(page.nextBatchSize).toBe(25);
  page.searchFor('greenhouse');
  expect(page.visible).toHaveLength(25);
  expect(page.results).toHaveLength(37);
  expect(page.nextBatchSize).toBe(12);
  page.showMore();
  expect(page.nextBatchSize).toBe(0);
  page.sortBy('oldest');
  expect(page.visible[0]?.name).toMatch(/^Greenhouse .* 8$/);
});

it('BP-01 does not offer a search for a short list', async () => {
  expect((await setUp()).page.isArrangeable).toBe(false);
});

it('BP-01 lists only the player’s own designs while that filter is on', async () => {
  const { application, page } = await setUp();
  const { displayName } = application.backend.person('subscriber');
  expect(page.isFilterable).toBe(true);
  page.showOwnOnly(true);
  expect(page.results.map(({ creator }) => creator)).toEqual([
    { kind: 'player', name: displayName },
    { kind: 'player', name: displayName },
  ]);
  page.blueprints.set(page.results.slice(0, 1));
  expect([page.isFilterable, page.showsOwnOnly]).toEqual([false, false]);
});

it('BP-01 offers no filter to a player without blueprints', async () => {
  expect((await setUp('new')).page.isFilterable).toBe(false);
});

it('BP-01 names the saved file after the blueprint and its id', async () => {
  const { application, page } = await setUp();
  const blueprint = find(page, 'Ore');
  const file = `${blueprint.name} blueprint-${blueprint.id}.zip`;
  await page.exports.start(blueprint);
  expect(page.exports.stateOf(blueprint.id)).toEqual({ kind: 'downloading', file });
  expect(application.files.saved).toMatchObject([{ name: file, content: { type: 'application/zip' } }]);
});

describe('BP-01 a blueprint that is generated slowly', () => {
  it('shows its progress and is saved, even after the player leaves the page', async () => {
    const { application, page } = await setUp();
    const blueprint = find(page, 'Ring');
    const exporting = page.exports.start(blueprint);
    void page.exports.start(blueprint);
    await flushPromises();
    expect(page.exports.stateOf(blueprint.id)).toEqual({ kind: 'generating' });
    page.dispose();
    const again = application.get(BlueprintsPresenter);
    expect(again.exports.stateOf(blueprint.id)).toEqual({ kind: 'generating' });
    application.clock.advance(12_000);
    await exporting;
    expect(again.exports.stateOf(blueprint.id)).toMatchObject({ kind: 'downloading' });
    expect(application.files.saved).toHaveLength(1);
  });

  it('can be canceled without saving a file, and requested again', async () => {
    const { application, page } = await setUp();
    const blueprint = find(page, 'Ring');
    const exporting = page.exports.start(blueprint);
    await flushPromises();
    page.exports.cancel(blueprint.id);
    await exporting;
    expect(page.exports.stateOf(blueprint.id)).toBeUndefined();
    void page.exports.start(blueprint);
    await flushPromises();
    application.clock.advance(6000);
    await flushPromises();
    page.exports.cancel(blueprint.id);
    application.clock.advance(60_000);
    await flushPromises();
    expect(page.exports.isRunning(blueprint.id)).toBe(false);
    expect(application.files.saved).toEqual([]);
  });

  it('stops when the player signs out', async () => {
    const { application, page } = await setUp();
    const blueprint = find(page, 'Ring');
    const exporting = page.exports.start(blueprint);
    await flushPromises();
    application.get(Session).end();
    expect(page.exports.stateOf(blueprint.id)).toBeUndefined();
    application.clock.advance(60_000);
    await exporting;
    expect(application.files.saved).toEqual([]);
  });
});

it.each([
  ['Interceptor', { kind: 'protected-blueprint' }],
  ['Empty', { kind: 'empty-blueprint' }],
])('BP-01 reports that exporting %s failed, and can retry', async (name, problem) => {
  const { application, page } = await setUp();
  const blueprint = find(page, name);
  await page.exports.start(blueprint);
  expect(page.exports.stateOf(blueprint.id)).toMatchObject({ kind: 'failed', problem });
  await page.exports.start(blueprint);
  expect(page.exports.stateOf(blueprint.id)).toMatchObject({ kind: 'failed', problem });
  expect(application.files.saved).toEqual([]);
});

type Answer = Result<void, WaiverRejection>;

/** Waiver records whose responses are controlled by the test. */
class DeferredRecords extends WaiverRecords {
  stored: Waivers = { player: false, organizations: [{ id: 'union', name: 'Union', isWaived: true }] };
  readonly sentChanges: boolean[] = [];
  private pendingAnswers: ((answer: Answer) => void)[] = [];

  async find() {
    return succeed(this.stored);
  }

  change(_: unknown, value: boolean): Promise<Answer> {
    this.sentChanges.push(value);
    return new Promise((answer) =>
      this.pendingAnswers.push((given) => {
        if (given.ok) this.stored = { ...this.stored, player: value };
        answer(given);
      }),
    );
  }

  async answer(given: Answer = succeed(undefined)): Promise<void> {
    this.pendingAnswers.shift()?.(given);
    await flushPromises();
  }
}

const setUpSwitching = async () => {
  const records = new DeferredRecords();
  const site = await setUp('subscriber', (application) => application.replace(WaiverRecords, records));
  return { ...site, records, waivers: site.page.waivers };
};

describe('BP-02 a waiver', () => {
  it('flips to the opposite value and is then reloaded', async () => {
    const { records, waivers } = await setUpSwitching();
    const flipping = waivers.flip(playerHolder);
    expect(waivers.waivers?.player).toBe(true);
    records.stored = { player: false, organizations: [] };
    await records.answer();
    await flipping;
    expect(records.sentChanges).toEqual([true]);
    expect(waivers.waivers).toEqual({ player: true, organizations: [] });
  });

  it('settles on the last choice when flipped twice quickly', async () => {
    const { records, waivers } = await setUpSwitching();
    void waivers.flip(playerHolder);
    void waivers.flip(playerHolder);
    expect(waivers.waivers?.player).toBe(false);
    expect(records.sentChanges).toEqual([true]);
    await records.answer();
    expect(waivers.waivers?.player).toBe(false);
    await records.answer();
    expect(records.sentChanges).toEqual([true, false]);
    expect(records.stored.player).toBe(false);
    expect(waivers.waivers?.player).toBe(false);
    expect(waivers.changeProblem).toBeUndefined();
  });

  it('shows the stored value after a failure', async () => {
    const { records, waivers } = await setUpSwitching();
    void waivers.flip({ kind: 'organization', id: 'union' });
    expect(waivers.waivers?.organizations[0]?.isWaived).toBe(false);
    await records.answer(fail({ kind: 'unknown-organization' }));
    expect(waivers.changeProblem).toEqual({ kind: 'unknown-organization' });
    expect(waivers.waivers?.organizations[0]?.isWaived).toBe(true);
    void waivers.flip(playerHolder);
    expect(waivers.changeProblem).toBeUndefined();
  });

  it('shows the chosen value when it was stored but cannot be reloaded', async () => {
    const { records, waivers } = await setUpSwitching();
    void waivers.flip(playerHolder);
    jest.spyOn(records, 'find').mockResolvedValueOnce(fail({ kind: 'offline' }) as never);
    await records.answer();
    expect(waivers.waivers?.player).toBe(true);
  });

  it('reaches the server even after the player leaves the page', async () => {
    const { records, waivers, application } = await setUpSwitching();
    void waivers.flip(playerHolder);
    void waivers.flip(playerHolder);
    waivers.dispose();
    const again = application.get(BlueprintsPresenter);
    again.onShow();
    await records.answer();
    expect(again.waivers.waivers).toBeUndefined();
    await records.answer();
    expect(again.waivers.waivers?.player).toBe(false);
  });
});
