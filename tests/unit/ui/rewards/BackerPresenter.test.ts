import type { PersonKey } from '#infrastructure/fake/backend/people';
import { sampleRewards } from '#samples/rewards';
import { BackerPresenter } from '#ui/rewards/BackerPresenter';
import { flushPromises } from '../../support/flushPromises';
import { openPage, type Visit } from '../../support/openPage';

const setUp = async (as: PersonKey = 'backer', arrange?: Visit['arrange']) => {
  const { application, presenter: backer } = await openPage('backer', BackerPresenter, { as, arrange });
  return { application, backer };
};

it('BK-01 shows a backer the rewards', async () => {
  const { application, backer } = await setUp();
  backer.onShow();
  expect(backer.rewards.state).toEqual({ kind: 'loaded', value: sampleRewards });
  expect(backer.size).toBe('6');
  expect(application.navigator.path).toBe('/account/backer');
});

it('BK-01 redirects a player without access to the products once the page is shown', async () => {
  const { application, backer } = await setUp('new');
  expect(application.navigator.path).toBe('/account/backer');
  backer.onShow();
  expect(backer.hasNoAccess).toBe(true);
  expect(application.navigator.path).toBe('/account/products');
});

it('BK-01 reloads the rewards 2 s after saving and hides the notice after 4 s', async () => {
  const { application, backer } = await setUp();
  backer.choose('3');
  await backer.submit();
  expect(backer.sending.isDone).toBe(true);
  expect(backer.rewards.value).toMatchObject({ supporterTshirtSize: 6 });
  application.clock.advance(1999);
  await flushPromises();
  expect(backer.rewards.value).toMatchObject({ supporterTshirtSize: 6 });
  application.clock.advance(1);
  await flushPromises();
  expect(backer.rewards.value).toMatchObject({ supporterTshirtSize: 3 });
  expect(backer.sending.isDone).toBe(true);
  application.clock.advance(1999);
  expect(backer.sending.isDone).toBe(true);
  application.clock.advance(1);
  expect(backer.sending.isDone).toBe(false);
});

it('BK-01 preserves a choice made before the reload', async () => {
  const { application, backer } = await setUp();
  backer.choose('3');
  await backer.submit();
  backer.choose('4');
  application.clock.advance(2000);
  await flushPromises();
  expect(backer.rewards.value).toMatchObject({ supporterTshirtSize: 3 });
  expect(backer.size).toBe('4');
  await backer.submit();
  application.clock.advance(2000);
  await flushPromises();
  expect(backer.rewards.value).toMatchObject({ supporterTshirtSize: 4 });
  expect(backer.form.values.size).toBe('');
});

it('BK-01 shows a failure until the next choice without resetting the size or reloading', async () => {
  const { application, backer } = await setUp();
  backer.choose('5');
  application.backend.setNetworkCondition('failing');
  await backer.submit();
  expect(backer.sending.problem).toMatchObject({ kind: 'server' });
  application.clock.advance(60_000);
  expect(backer.sending.problem).toMatchObject({ kind: 'server' });
  expect(backer.size).toBe('5');
  backer.choose('4');
  expect(backer.sending.problem).toBeUndefined();
});

it('BK-01 does not send a size for a backer without a supporter shirt', async () => {
  const { backer } = await setUp('backer', ({ backend }) => {
    backend.person('backer').backerRewards = { ...sampleRewards, supporterShirtAvailable: false };
  });
  await backer.submit();
  expect(backer.sending.state).toEqual({ kind: 'idle' });
});
