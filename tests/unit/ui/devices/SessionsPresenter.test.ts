import { SessionsPresenter } from '../../../../src/ui/devices/SessionsPresenter';
import { compose } from '../../support/compose';
import { settled } from '../../support/settled';

const listed = async () => {
  const application = await compose({ as: 'subscriber' });
  const devices = application.get(SessionsPresenter);
  devices.shown();
  await settled();
  return { application, devices };
};

it('lists the devices and ends a session', async () => {
  const { devices } = await listed();
  expect(devices.sessions).toHaveLength(3);
  const ending = devices.end({ id: 'session-phone' });
  expect(devices.isEndingOf({ id: 'session-phone' })).toBe(true);
  expect(devices.isEndingOf({ id: 'session-laptop' })).toBe(false);
  expect(devices.isEndingOf('others')).toBe(false);
  await ending;
  expect(devices.ended).toBe('one');
  expect(devices.sessions?.map(({ id }) => id)).not.toContain('session-phone');
  expect(devices.hasOthers).toBe(true);
});

it('ends all other sessions', async () => {
  const { devices } = await listed();
  const ending = devices.end('others');
  expect(devices.isEndingOf('others')).toBe(true);
  await ending;
  expect(devices.ended).toBe('others');
  expect(devices.hasOthers).toBe(false);
});

it('a failure leaves the list unchanged and can be retried', async () => {
  const { application, devices } = await listed();
  application.world.changeWeather('offline');
  await devices.end('others');
  expect(devices.problem).toEqual({ kind: 'offline' });
  expect(devices.sessions).toHaveLength(3);
  application.world.changeWeather('normal');
  await devices.end('others');
  expect(devices.problem).toBeUndefined();
  expect(devices.sessions).toHaveLength(1);
});

it('the list stays correct even when it cannot be reloaded', async () => {
  const { application, devices } = await listed();
  const ending = devices.end({ id: 'session-phone' });
  await ending;
  application.world.changeWeather('offline');
  await devices.refresh();
  expect(devices.listProblem).toBeUndefined();
  expect(devices.sessions).toHaveLength(2);
});

it('a list that failed to load says why and can be retried', async () => {
  const application = await compose({ as: 'new' });
  application.world.changeWeather('failing');
  const devices = application.get(SessionsPresenter);
  await devices.refresh();
  expect(devices.listProblem).toMatchObject({ kind: 'server' });
  application.world.changeWeather('normal');
  await devices.refresh();
  expect(devices.sessions).toHaveLength(1);
  expect(devices.listProblem).toBeUndefined();
});
