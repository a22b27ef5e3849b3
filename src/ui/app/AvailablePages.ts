import { injectable } from 'inversify';
import { Configuration } from '#application/configuration/Configuration';
import { BuiltPages } from '#application/navigation/BuiltPages';
import { featuresOf, type RouteId } from '#domain/navigation/routes';
import { Pages } from './Pages';

/** The pages of this build, except those that need a feature the back end lacks. */
@injectable()
export class AvailablePages extends BuiltPages {
  constructor(
    private readonly pages: Pages,
    private readonly configuration: Configuration,
  ) {
    super();
  }

  has(id: RouteId): boolean {
    const features = featuresOf(id);
    const isOffered = features?.some((feature) => this.configuration.has(feature)) ?? true;
    return isOffered && this.pages.has(id);
  }
}
