import { FakeBackendStorage } from '#infrastructure/fake/backend/FakeBackendStorage';
import { FakeClock } from '#infrastructure/fake/browser/FakeClock';
import { FakeBackend } from '#infrastructure/fake/backend/FakeBackend';

class StubMemory extends FakeBackendStorage {
  content: string | undefined;

  override load(): string | undefined {
    return this.content;
  }

  override save(backend: string): void {
    this.content = backend;
  }

  override clear(): void {
    this.content = undefined;
  }
}

it('restores its state, including the network condition and refresh tokens', () => {
  const memory = new StubMemory();
  const backend = new FakeBackend(new FakeClock(), memory);
  backend.setNetworkCondition('slow');
  backend.change(() => (backend.person('new').language = 'de'));
  const token = backend.issueRefreshToken(backend.person('new'));

  const again = new FakeBackend(new FakeClock(), memory);
  expect([again.networkCondition, again.person('new').language]).toEqual(['slow', 'de']);
  expect(again.spendRefreshToken(token)?.email).toBe('new@farstead.test');

  again.reset();
  expect(new FakeBackend(new FakeClock(), memory).person('new').language).toBe('en');
});

it('AV-01 FP-01 an emailed key expires after an hour, one use or a newer email', () => {
  const clock = new FakeClock();
  const backend = new FakeBackend(clock, new FakeBackendStorage());
  const [tom, ada] = [backend.person('unconfirmed'), backend.person('twoFactor')];
  const first = backend.sendEmail('activation', tom, 'en');
  const second = backend.sendEmail('activation', tom, 'de');
  const reset = backend.sendEmail('reset', ada, 'fr');
  expect(backend.emails.slice(0, 3)).toEqual([reset, second, first]);
  expect(backend.spendKey('activation', first.key)).toBeUndefined();
  expect(backend.spendKey('reset', second.key)).toBeUndefined();
  expect(backend.findKeyOwner('activation', second.key)).toBe(tom);
  expect(backend.spendKey('activation', second.key)).toBe(tom);
  expect(backend.spendKey('activation', second.key)).toBeUndefined();
  clock.advance(3_600_000);
  expect(backend.findKeyOwner('reset', reset.key)).toBeUndefined();
});
