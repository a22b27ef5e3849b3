import { Container } from 'inversify';
import { BuyPage } from '../application/commerce/BuyPage';
import { Campaigns } from '../application/commerce/Campaigns';
import type { LoadOffers } from '../application/commerce/LoadOffers';
import { Products } from '../application/commerce/Products';
import { GameServices } from '../application/server-status/GameServices';
import { Clock } from '../application/shared/Clock';
import { ErrorReporter } from '../application/shared/ErrorReporter';
import type { StatusWord } from '../domain/server-status/Service';
import { SystemClock } from '../infrastructure/browser/SystemClock';
import { ConsoleErrorReporter } from '../infrastructure/errors/ConsoleErrorReporter';
import { LastAnswers } from '../infrastructure/server/LastAnswers';
import { loadLastOffers } from '../infrastructure/server/lastSale';
import { loadLastStatus } from '../infrastructure/server/lastStatus';
import { httpAdapters } from './httpAdapters';

interface Live {
  readonly answers: LastAnswers;
  readonly loadOffers: LoadOffers;
  readonly loadStatus: () => Promise<StatusWord | undefined>;
}

const kept = new Map<string, Live>();

const compose = (apiOrigin: string): Live => {
  const container = new Container({ autobind: true });
  container.load(httpAdapters(apiOrigin));
  container.bind(Clock).to(SystemClock);
  container.bind(ErrorReporter).to(ConsoleErrorReporter);
  const answers = new LastAnswers(container.get(Clock), container.get(ErrorReporter));
  const asked = {
    buyPage: container.get(BuyPage),
    campaigns: container.get(Campaigns),
    products: container.get(Products),
  };
  const loadStatus = loadLastStatus(answers, container.get(GameServices), container.get(Clock));
  return { answers, loadOffers: loadLastOffers(answers, asked), loadStatus };
};

/** One instance per process and API. It sends requests without any visitor's cookies or tokens. */
export const liveDataOf = (apiOrigin: string): Live => {
  const live = kept.get(apiOrigin) ?? compose(apiOrigin);
  kept.set(apiOrigin, live);
  return live;
};
