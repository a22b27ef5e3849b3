import { Configuration } from '#application/configuration/Configuration';
import { presenter } from '../presenter';

/** How to reach the seller. */
@presenter
export class SellerPresenter {
  constructor(private readonly configuration: Configuration) {}

  /** Undefined if the configuration does not name the seller. */
  get email(): string | undefined {
    return this.configuration.currentIfLoaded?.seller?.email;
  }
}
