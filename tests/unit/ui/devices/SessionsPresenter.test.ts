import { SessionsPresenter } from '#ui/devices/SessionsPresenter';
import { compose } from '../../support/compose';
import { flushPromises } from '../../support/flushPromises';

const setUp = async () => {
  const application = await compose({ as: 'subscriber' });
  const devices = application.get(SessionsPresenter);
  devices.onShow();
  await flushPromises();
  return { application, devices };
};

it('lists the devices and ends a session', async () => {
  const { devices } = await setUp();
  expect(devices.sessions.value).toHaveLength(3);
  const ending = devices.end({ id: 'session-phone' });
  expect(devices.isEndingTarget({ id: 'session-phone' })).toBe(true);
  expect(devices.isEndingTarget({ id: 'session-laptop' })).toBe(false);
  expect(devices.isEndingTarget('others')).toBe(false);
  await ending;
  expect(devices.lastEnded).toBe('one');
  expect(devices.sessions.value?.map(({ id }) => id)).not.toContain('session-phone');
  expect(devices.hasOthers).toBe(true);
});

it('ends all other sessions', async () => {
  const { devices } = await setUp();
  const ending = devices.end('others');
  expect(devices.isEndingTarget('others')).toBe(true);
  await ending;
  expect(devices.lastEnded).toBe('others');
  expect(devices.hasOthers).toBe(false);
});

it('shows the correct list even when it cannot be reloaded', async () => {
  const { application, devices } = await setUp();
  await devices.end({ id: 'session-phone' });
  application.backend.setNetworkCondition('offline');
  await devices.refresh();
  expect(devices.sessions.value?.map(({ id }) => id)).not.toContain('session-phone');
  expect(devices.sessions.value).toHaveLength(2);
  expect(devices.sessions.state.kind).toBe('stale');
});

it('shows why the list failed to load, and can retry', async () => {
  const application = await compose({ as: 'new' });
  application.backend.setNetworkCondition('failing');
  const devices = application.get(SessionsPresenter);
  await devices.refresh();
  expect(devices.sessions.problem).toMatchObject({ kind: 'server' });
  application.backend.setNetworkCondition('normal');
  await devices.refresh();
  expect(devices.sessions.value).toHaveLength(1);
  expect(devices.sessions.state.kind).toBe('loaded');
});
