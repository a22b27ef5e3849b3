import { BackerAccess } from '#application/rewards/BackerAccess';
import { OpenBackerRewards } from '#application/rewards/OpenBackerRewards';
import { ChooseSupporterShirt } from '#application/rewards/ChooseSupporterShirt';
import { Rewards } from '#application/rewards/Rewards';
import { Session } from '#application/session/Session';
import type { CallFailure } from '#domain/shared/CallFailure';
import { fail, succeed, type Result } from '#domain/shared/Result';
import { sampleRewards } from '#samples/rewards';
import { compose } from '../../support/compose';

class ScriptedRewards extends Rewards {
  readonly log: string[] = [];
  access: Result<boolean, CallFailure> = succeed(true);

  async hasAccess(): ReturnType<Rewards['hasAccess']> {
    this.log.push('access');
    return this.access;
  }

  async find(): ReturnType<Rewards['find']> {
    this.log.push('find');
    return succeed(sampleRewards);
  }

  async choose(choices: Parameters<Rewards['choose']>[0]): ReturnType<Rewards['choose']> {
    this.log.push(`choose ${JSON.stringify(choices)}`);
    return succeed(undefined);
  }
}

const setUp = async () => {
  const application = await compose({ as: 'backer' });
  const rewards = new ScriptedRewards();
  application.replace(Rewards, rewards);
  await application.get(Session).start();
  return { application, rewards };
};

it('BK-01 the frame and the page share one access request', async () => {
  const { application, rewards } = await setUp();
  const [first, opened] = await Promise.all([
    application.get(BackerAccess).check(),
    application.get(OpenBackerRewards).execute(),
  ]);
  expect(first).toEqual(succeed(true));
  expect(opened).toEqual(succeed(sampleRewards));
  expect(rewards.log).toEqual(['access', 'find']);
});

it('BK-01 requests access again after a failure or an account change', async () => {
  const { application, rewards } = await setUp();
  rewards.access = fail({ kind: 'offline' });
  expect(await application.get(BackerAccess).check()).toEqual(fail({ kind: 'offline' }));
  rewards.access = succeed(true);
  expect(await application.get(BackerAccess).check()).toEqual(succeed(true));
  await application.get(Session).reloadPlayer();
  rewards.access = succeed(false);
  expect(await application.get(BackerAccess).check()).toEqual(succeed(false));
});

it.each<[Result<boolean, CallFailure>, unknown]>([
  [succeed(false), fail({ kind: 'no-access' })],
  [fail({ kind: 'timeout' }), fail({ kind: 'timeout' })],
])('BK-01 does not request rewards when the access response is %j', async (access, opened) => {
  const { application, rewards } = await setUp();
  rewards.access = access;
  expect(await application.get(OpenBackerRewards).execute()).toEqual(opened);
  expect(rewards.log).toEqual(['access']);
});

it('BK-01 sends locked choices unchanged and replaces an unknown size with “none”', async () => {
  const { application, rewards } = await setUp();
  await application.get(ChooseSupporterShirt).execute(sampleRewards, 4);
  await application.get(ChooseSupporterShirt).execute(sampleRewards, NaN);
  expect(rewards.log).toEqual([
    'choose {"tshirtSize":2,"statueGender":"F","supporterTshirtSize":4}',
    'choose {"tshirtSize":2,"statueGender":"F","supporterTshirtSize":6}',
  ]);
});

it('BK-01 does not send choices when no supporter shirt is available', async () => {
  const { application, rewards } = await setUp();
  const shown = { ...sampleRewards, supporterShirtAvailable: false };
  expect(await application.get(ChooseSupporterShirt).execute(shown, 1)).toEqual(
    fail({ kind: 'not-available' }),
  );
  expect(rewards.log).toEqual([]);
});
