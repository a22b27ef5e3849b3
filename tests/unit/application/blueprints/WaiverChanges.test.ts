import { FindWaivers } from '../../../../src/application/blueprints/FindWaivers';
import { WaiverChanges } from '../../../../src/application/blueprints/WaiverChanges';
import { WaiverRecords, type WaiverRejection } from '../../../../src/application/blueprints/WaiverRecords';
import { playerHolder, type WaiverHolder } from '../../../../src/domain/blueprints/Waivers';
import { fail, succeed, type Result } from '../../../../src/domain/shared/Result';
import { settled } from '../../support/settled';

type Outcome = Result<void, WaiverRejection>;

class HeldRecords extends WaiverRecords {
  readonly sent: (readonly [WaiverHolder['kind'], boolean])[] = [];
  found = 0;
  answer: (outcome: Outcome) => void = () => undefined;
  break: (error: Error) => void = () => undefined;

  async find() {
    this.found += 1;
    return succeed({ player: false, organizations: [] });
  }

  change({ kind }: WaiverHolder, isWaived: boolean): Promise<Outcome> {
    this.sent.push([kind, isWaived]);
    return new Promise((answer, reject) => {
      this.answer = answer;
      this.break = reject;
    });
  }
}

const union: WaiverHolder = { kind: 'organization', id: 'union' };

const opened = () => {
  const records = new HeldRecords();
  return { records, changes: new WaiverChanges(records) };
};

it('BP-02 sends only the last choice made while a change is being sent', async () => {
  const { records, changes } = opened();
  const first = changes.change(playerHolder, true);
  void changes.change(playerHolder, false);
  void changes.change(playerHolder, true);
  const last = changes.change(playerHolder, false);
  expect(records.sent).toEqual([['player', true]]);
  records.answer(succeed(undefined));
  await settled();
  expect(records.sent).toEqual([
    ['player', true],
    ['player', false],
  ]);
  records.answer(succeed(undefined));
  expect(await Promise.all([first, last])).toEqual([succeed(undefined), succeed(undefined)]);
});

it('BP-02 sends the changes of different holders one after another', async () => {
  const { records, changes } = opened();
  const all = changes.change(playerHolder, true);
  void changes.change(union, true);
  expect(records.sent).toHaveLength(1);
  records.answer(fail({ kind: 'offline' }));
  await settled();
  expect(records.sent).toEqual([
    ['player', true],
    ['organization', true],
  ]);
  records.answer(succeed(undefined));
  // The failure is reported although the later change succeeded.
  expect(await all).toEqual(fail({ kind: 'offline' }));
});

it('BP-02 drops the waiting changes after a call that threw, and sends new ones', async () => {
  const { records, changes } = opened();
  const broken = changes.change(playerHolder, true);
  void changes.change(union, true).catch(() => undefined);
  records.break(new Error('A defect'));
  await expect(broken).rejects.toThrow('A defect');
  void changes.change(playerHolder, false);
  expect(records.sent).toEqual([
    ['player', true],
    ['player', false],
  ]);
});

it('BP-02 reads the waivers only once no change is in progress', async () => {
  const { records, changes } = opened();
  void changes.change(playerHolder, true);
  const reading = new FindWaivers(records, changes).execute();
  await settled();
  expect(records.found).toBe(0);
  records.answer(succeed(undefined));
  await reading;
  expect(records.found).toBe(1);
});
