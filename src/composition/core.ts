import { Container } from 'inversify';
import { BuiltPages } from '#application/navigation/BuiltPages';
import { AvailablePages } from '#ui/app/AvailablePages';
import { Pages } from '#ui/app/Pages';

/**
 * The core without adapters. Use cases and presenters are created from their constructors, with a new instance each
 * time. Those with application-wide state have a single instance.
 */
export const createCore = (pages: Pages): Container => {
  const container = new Container({ autobind: true });
  container.bind(Container).toConstantValue(container);
  container.bind(Pages).toConstantValue(pages);
  container.bind(BuiltPages).to(AvailablePages);
  return container;
};
