import { SystemClock } from '#infrastructure/browser/SystemClock';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('returns the computer’s current time', () => {
  expect(new SystemClock().now()).toEqual(new Date('2026-11-20T12:00:00Z'));
});

it('runs a task once after its delay', () => {
  const task = jest.fn();
  new SystemClock().schedule(500, task);
  jest.advanceTimersByTime(499);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  expect(task).toHaveBeenCalledTimes(1);
});

it('does not run a canceled task, even when it is canceled twice', () => {
  const task = jest.fn();
  const callOff = new SystemClock().schedule(500, task);
  callOff();
  callOff();
  jest.advanceTimersByTime(500);
  callOff();
  expect(task).not.toHaveBeenCalled();
});
