import { Container } from 'inversify';
import { BuyPage } from '#application/commerce/BuyPage';
import { Campaigns } from '#application/commerce/Campaigns';
import type { LoadOffers } from '#application/commerce/LoadOffers';
import { CampaignProducts } from '#application/commerce/CampaignProducts';
import { GameServices } from '#application/server-status/GameServices';
import { Clock } from '#application/shared/Clock';
import { ErrorReporter } from '#application/shared/ErrorReporter';
import { adapterModule } from '#infrastructure/adapterModule';
import { SystemClock } from '#infrastructure/browser/SystemClock';
import { ConsoleErrorReporter } from '#infrastructure/errors/ConsoleErrorReporter';
import { ApiResponseCache } from '#infrastructure/server/ApiResponseCache';
import { CachedGameServices } from '#infrastructure/server/CachedGameServices';
import { createCachedLoadOffers } from '#infrastructure/server/createCachedLoadOffers';
import { httpAdapters } from './httpAdapters';

interface Live {
  readonly responses: ApiResponseCache;
  readonly loadOffers: LoadOffers;
  readonly gameServices: CachedGameServices;
}

const sourcesByOrigin = new Map<string, Live>();

const compose = (apiOrigin: string): Live => {
  const container = new Container({ autobind: true });
  container.load(...httpAdapters(apiOrigin), adapterModule(ConsoleErrorReporter, SystemClock));
  const responses = new ApiResponseCache(container.get(Clock), container.get(ErrorReporter));
  const requested = {
    buyPage: container.get(BuyPage),
    campaigns: container.get(Campaigns),
    products: container.get(CampaignProducts),
  };
  const gameServices = new CachedGameServices(responses, container.get(GameServices), container.get(Clock));
  return { responses, loadOffers: createCachedLoadOffers(responses, requested), gameServices };
};

/** Returns this process's shared instance for an API. Its requests contain no visitor cookies or tokens. */
export const liveDataOf = (apiOrigin: string): Live => {
  const live = sourcesByOrigin.get(apiOrigin) ?? compose(apiOrigin);
  sourcesByOrigin.set(apiOrigin, live);
  return live;
};
