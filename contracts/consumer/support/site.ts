import { Container } from 'inversify';
import { TokenStore } from '#application/session/TokenStore';
import { Clock } from '#application/shared/Clock';
import { ErrorReporter } from '#application/shared/ErrorReporter';
import { Locks } from '#application/shared/Locks';
import { StoredItems } from '#application/shared/StoredItems';
import { UuidGenerator } from '#application/shared/UuidGenerator';
import { httpAdapters } from '#composition/httpAdapters';
import { deviceCookie } from '#domain/consent/storedItems';
import { FakeClock } from '#infrastructure/fake/browser/FakeClock';
import { InMemoryStoredItems } from '#infrastructure/fake/browser/InMemoryStoredItems';
import { QueuedLocks } from '#infrastructure/fake/browser/QueuedLocks';
import { SequentialUuids } from '#infrastructure/fake/shared/SequentialUuids';
import { RecordedErrors } from '#infrastructure/fake/shared/recorders';
import { examples } from './examples';

/** Composes the site's HTTP adapters as in the browser, with the provider at `url`. */
export const siteAt = (url: string): Container => {
  const container = new Container({ autobind: true });
  container.load(...httpAdapters(url));
  container.bind(Locks).toConstantValue(new QueuedLocks());
  container.bind(Clock).toConstantValue(new FakeClock());
  container.bind(ErrorReporter).toConstantValue(new RecordedErrors());
  const stored = new InMemoryStoredItems();
  stored.write(deviceCookie, examples.device);
  container.bind(StoredItems).toConstantValue(stored);
  container.bind(UuidGenerator).toConstantValue(new SequentialUuids());
  return container;
};

/** Like `siteAt`, with the tokens of a signed-in player. */
export const signedInSiteAt = (url: string): Container => {
  const container = siteAt(url);
  container.get(TokenStore).write({ token: examples.accessToken, refreshToken: examples.refreshToken });
  return container;
};
