import { FindWaivers } from '#application/blueprints/FindWaivers';
import { WaiverChanges } from '#application/blueprints/WaiverChanges';
import { WaiverRecords, type WaiverRejection } from '#application/blueprints/WaiverRecords';
import { playerHolder, type WaiverHolder } from '#domain/blueprints/Waivers';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { flushPromises } from '../../support/flushPromises';

type Outcome = Result<void, WaiverRejection>;

class DeferredRecords extends WaiverRecords {
  readonly sentChanges: (readonly [WaiverHolder['kind'], boolean])[] = [];
  findCalls = 0;
  answer: (outcome: Outcome) => void = () => undefined;
  reject: (error: Error) => void = () => undefined;

  async find() {
    this.findCalls += 1;
    return succeed({ player: false, organizations: [] });
  }

  change({ kind }: WaiverHolder, isWaived: boolean): Promise<Outcome> {
    this.sentChanges.push([kind, isWaived]);
    return new Promise((answer, reject) => {
      this.answer = answer;
      this.reject = reject;
    });
  }
}

const union: WaiverHolder = { kind: 'organization', id: 'union' };

const setUp = () => {
  const records = new DeferredRecords();
  return { records, changes: new WaiverChanges(records) };
};

it('BP-02 sends only the last choice made while another change is in progress', async () => {
  const { records, changes } = setUp();
  const first = changes.change(playerHolder, true);
  void changes.change(playerHolder, false);
  void changes.change(playerHolder, true);
  const last = changes.change(playerHolder, false);
  expect(records.sentChanges).toEqual([['player', true]]);
  records.answer(succeed(undefined));
  await flushPromises();
  expect(records.sentChanges).toEqual([
    ['player', true],
    ['player', false],
  ]);
  records.answer(succeed(undefined));
  expect(await Promise.all([first, last])).toEqual([succeed(undefined), succeed(undefined)]);
});

it('BP-02 sends changes for different holders one after another', async () => {
  const { records, changes } = setUp();
  const all = changes.change(playerHolder, true);
  void changes.change(union, true);
  expect(records.sentChanges).toHaveLength(1);
  records.answer(fail({ kind: 'offline' }));
  await flushPromises();
  expect(records.sentChanges).toEqual([
    ['player', true],
    ['organization', true],
  ]);
  records.answer(succeed(undefined));
  // The failure is reported although the later change succeeded.
  expect(await all).toEqual(fail({ kind: 'offline' }));
});

it('BP-02 drops queued changes when a call throws, but sends later changes', async () => {
  const { records, changes } = setUp();
  const broken = changes.change(playerHolder, true);
  void changes.change(union, true).catch(() => undefined);
  records.reject(new Error('A defect'));
  await expect(broken).rejects.toThrow('A defect');
  void changes.change(playerHolder, false);
  expect(records.sentChanges).toEqual([
    ['player', true],
    ['player', false],
  ]);
});

it('BP-02 waits for pending changes before reading the waivers', async () => {
  const { records, changes } = setUp();
  void changes.change(playerHolder, true);
  const reading = new FindWaivers(records, changes).execute();
  await flushPromises();
  expect(records.findCalls).toBe(0);
  records.answer(succeed(undefined));
  await reading;
  expect(records.findCalls).toBe(1);
});
