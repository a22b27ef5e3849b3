import { FakeClock } from '#infrastructure/fake/browser/FakeClock';

it('runs timers in order at their scheduled times', () => {
  const clock = new FakeClock(new Date(0));
  const happened: [string, number][] = [];
  const note = (name: string) => () => happened.push([name, clock.now().getTime()]);
  clock.schedule(300, note('third'));
  clock.schedule(100, () => {
    note('first')();
    clock.schedule(100, note('second'));
  });
  const callOff = clock.schedule(200, note('never'));
  clock.schedule(1000, note('later'));
  callOff();
  clock.advance(500);
  expect(happened).toEqual([
    ['first', 100],
    ['second', 200],
    ['third', 300],
  ]);
  expect(clock.now().getTime()).toBe(500);
});
