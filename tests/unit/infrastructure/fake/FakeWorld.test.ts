import { FakeMemory } from '../../../../src/infrastructure/fake/world/FakeMemory';
import { FakeClock } from '../../../../src/infrastructure/fake/browser/FakeClock';
import { FakeWorld } from '../../../../src/infrastructure/fake/world/FakeWorld';

class Kept extends FakeMemory {
  kept: string | undefined;

  override load(): string | undefined {
    return this.kept;
  }

  override save(world: string): void {
    this.kept = world;
  }

  override forget(): void {
    this.kept = undefined;
  }
}

it('lives on in its memory, weather and refresh tokens too', () => {
  const memory = new Kept();
  const world = new FakeWorld(new FakeClock(), memory);
  world.changeWeather('slow');
  world.change(() => (world.person('new').language = 'de'));
  const token = world.issueRefreshToken(world.person('new'));

  const again = new FakeWorld(new FakeClock(), memory);
  expect([again.weather, again.person('new').language]).toEqual(['slow', 'de']);
  expect(again.spendRefreshToken(token)?.email).toBe('new@farstead.test');

  again.reset();
  expect(new FakeWorld(new FakeClock(), memory).person('new').language).toBe('en');
});

it('AV-01 FP-01 a key of an email serves once, in its time, until a newer email of its kind', () => {
  const clock = new FakeClock();
  const world = new FakeWorld(clock, new FakeMemory());
  const [tom, ada] = [world.person('unconfirmed'), world.person('twoFactor')];
  const first = world.sendEmail('activation', tom, 'en');
  const second = world.sendEmail('activation', tom, 'de');
  const reset = world.sendEmail('reset', ada, 'fr');
  expect(world.emails.slice(0, 3)).toEqual([reset, second, first]);
  expect(world.spendKey('activation', first.key)).toBeUndefined();
  expect(world.spendKey('reset', second.key)).toBeUndefined();
  expect(world.holderOf('activation', second.key)).toBe(tom);
  expect(world.spendKey('activation', second.key)).toBe(tom);
  expect(world.spendKey('activation', second.key)).toBeUndefined();
  clock.advance(3_600_000);
  expect(world.holderOf('reset', reset.key)).toBeUndefined();
});
