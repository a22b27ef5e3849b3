import { Container } from 'inversify';
import { TokenStore } from '../../../src/application/session/TokenStore';
import { Clock } from '../../../src/application/shared/Clock';
import { ErrorReporter } from '../../../src/application/shared/ErrorReporter';
import { Locks } from '../../../src/application/shared/Locks';
import { StoredItems } from '../../../src/application/shared/StoredItems';
import { Uuids } from '../../../src/application/shared/Uuids';
import { httpAdapters } from '../../../src/composition/httpAdapters';
import { deviceCookie } from '../../../src/domain/consent/storedItems';
import { FakeClock } from '../../../src/infrastructure/fake/browser/FakeClock';
import { InMemoryStoredItems } from '../../../src/infrastructure/fake/browser/InMemoryStoredItems';
import { QueuedLocks } from '../../../src/infrastructure/fake/browser/QueuedLocks';
import { CountedUuids } from '../../../src/infrastructure/fake/shared/CountedUuids';
import { RecordedErrors } from '../../../src/infrastructure/fake/shared/recorders';
import { examples } from './examples';

/** The site's HTTP adapters, composed as in the browser, with a provider at `url`. */
export const siteAt = (url: string): Container => {
  const container = new Container({ autobind: true });
  container.load(httpAdapters(url));
  container.bind(Locks).toConstantValue(new QueuedLocks());
  container.bind(Clock).toConstantValue(new FakeClock());
  container.bind(ErrorReporter).toConstantValue(new RecordedErrors());
  const stored = new InMemoryStoredItems();
  stored.write(deviceCookie, examples.device);
  container.bind(StoredItems).toConstantValue(stored);
  container.bind(Uuids).toConstantValue(new CountedUuids());
  return container;
};

/** Like `siteAt`, with the tokens of a signed-in player. */
export const siteOfPlayerAt = (url: string): Container => {
  const container = siteAt(url);
  container.get(TokenStore).write({ token: examples.accessToken, refreshToken: examples.refreshToken });
  return container;
};
