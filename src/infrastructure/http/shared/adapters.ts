import { ContainerModule } from 'inversify';
import { Clock } from '#application/shared/Clock';
import { adapterModule } from '../../adapterModule';
import { ApiClient } from './ApiClient';
import { HttpFormTokens } from './HttpFormTokens';
import { ServerTime } from './ServerTime';

/** Binds the client of the API at `baseUrl`. */
export const api = (baseUrl: string, fetch?: typeof globalThis.fetch): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ApiClient)
      .toDynamicValue(
        (context) => new ApiClient(baseUrl, context.get(ServerTime), context.get(Clock), undefined, fetch),
      )
      .inSingletonScope();
  });

export const formTokens = adapterModule(HttpFormTokens);
