import { Container } from 'inversify';
import { BuiltPages } from '#application/navigation/BuiltPages';
import { AvailablePages } from '#ui/app/AvailablePages';
import { Pages } from '#ui/app/Pages';

/**
 * Creates the core without adapters. Each request for a use case or presenter creates a new instance. Classes with
 * application-wide state have a single instance.
 */
export const createCore = (pages: Pages): Container => {
  const container = new Container({ autobind: true });
  container.bind(Container).toConstantValue(container);
  container.bind(Pages).toConstantValue(pages);
  container.bind(BuiltPages).to(AvailablePages);
  return container;
};
