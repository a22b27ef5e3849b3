import { FakeBackendStorage } from '#infrastructure/fake/backend/FakeBackendStorage';
import { FakeClock } from '#infrastructure/fake/browser/FakeClock';
import { FakeBackend } from '#infrastructure/fake/backend/FakeBackend';

class StubMemory extends FakeBackendStorage {
  content: string | undefined;

  override load(): string | undefined {
    return this.content;
  }

  override save(world: string): void {
    this.content = world;
  }

  override clear(): void {
    this.content = undefined;
  }
}

it('lives on in its memory, weather and refresh tokens too', () => {
  const memory = new StubMemory();
  const world = new FakeBackend(new FakeClock(), memory);
  world.setNetworkCondition('slow');
  world.change(() => (world.person('new').language = 'de'));
  const token = world.issueRefreshToken(world.person('new'));

  const again = new FakeBackend(new FakeClock(), memory);
  expect([again.networkCondition, again.person('new').language]).toEqual(['slow', 'de']);
  expect(again.spendRefreshToken(token)?.email).toBe('new@farstead.test');

  again.reset();
  expect(new FakeBackend(new FakeClock(), memory).person('new').language).toBe('en');
});

it('AV-01 FP-01 a key of an email serves once, in its time, until a newer email of its kind', () => {
  const clock = new FakeClock();
  const world = new FakeBackend(clock, new FakeBackendStorage());
  const [tom, ada] = [world.person('unconfirmed'), world.person('twoFactor')];
  const first = world.sendEmail('activation', tom, 'en');
  const second = world.sendEmail('activation', tom, 'de');
  const reset = world.sendEmail('reset', ada, 'fr');
  expect(world.emails.slice(0, 3)).toEqual([reset, second, first]);
  expect(world.spendKey('activation', first.key)).toBeUndefined();
  expect(world.spendKey('reset', second.key)).toBeUndefined();
  expect(world.findKeyOwner('activation', second.key)).toBe(tom);
  expect(world.spendKey('activation', second.key)).toBe(tom);
  expect(world.spendKey('activation', second.key)).toBeUndefined();
  clock.advance(3_600_000);
  expect(world.findKeyOwner('reset', reset.key)).toBeUndefined();
});
