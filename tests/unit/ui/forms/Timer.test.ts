import { FakeClock } from '#infrastructure/fake/browser/FakeClock';
import { Timer } from '#ui/forms/Timer';

it('runs the action once after the delay', () => {
  const clock = new FakeClock();
  const action = jest.fn();
  new Timer(clock).start(1000, action);
  clock.advance(999);
  expect(action).not.toHaveBeenCalled();
  clock.advance(5000);
  expect(action).toHaveBeenCalledTimes(1);
});

it('replaces the pending action when it is started again', () => {
  const clock = new FakeClock();
  const timer = new Timer(clock);
  const [first, second] = [jest.fn(), jest.fn()];
  timer.start(1000, first);
  timer.start(2000, second);
  clock.advance(2000);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

it('cancels the action on disposal and can be reused', () => {
  const clock = new FakeClock();
  const timer = new Timer(clock);
  const [first, second] = [jest.fn(), jest.fn()];
  timer.start(1000, first);
  timer.dispose();
  timer.dispose();
  timer.start(1000, second);
  clock.advance(1000);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});
