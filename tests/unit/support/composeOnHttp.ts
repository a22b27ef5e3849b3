import { httpAdapters } from '#composition/httpAdapters';
import { deviceCookie } from '#domain/consent/storedItems';
import { SystemClock } from '#infrastructure/browser/SystemClock';
import { ApiClient } from '#infrastructure/http/shared/ApiClient';
import { ServerTime } from '#infrastructure/http/shared/ServerTime';
import { type Application, composeUnconfigured } from './compose';

export const device = '0f4b6a3e-6c7e-4f51-9f0a-2f4a3a1d9b10';
export const storedTokens = { token: 'access-1', refreshToken: 'refresh-1' };

/** The core with HTTP adapters and a signed-in player. @param timeout response timeout in milliseconds */
export const composeOnHttp = (url: string, timeout?: number): Application => {
  const application = composeUnconfigured({ adapters: httpAdapters(url) });
  application.stored.write(deviceCookie, device);
  if (timeout !== undefined) {
    application.replace(
      ApiClient,
      new ApiClient(url, application.get(ServerTime), new SystemClock(), timeout),
    );
  }
  application.tokens.write(storedTokens);
  return application;
};
