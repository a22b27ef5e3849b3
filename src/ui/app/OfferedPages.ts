import { injectable } from 'inversify';
import { Configuration } from '../../application/configuration/Configuration';
import { BuiltPages } from '../../application/navigation/BuiltPages';
import { featureOf, type RouteId } from '../../domain/navigation/routes';
import { Pages } from './Pages';

/** The pages of this build, without those whose feature the back end lacks. */
@injectable()
export class OfferedPages extends BuiltPages {
  constructor(
    private readonly pages: Pages,
    private readonly configuration: Configuration,
  ) {
    super();
  }

  has(id: RouteId): boolean {
    const feature = featureOf(id);
    return this.pages.has(id) && (feature === undefined || this.configuration.has(feature));
  }
}
