import { BuiltPages } from '../../application/navigation/BuiltPages';
import { presenter } from '../presenter';

const declarations = ['withdrawal', 'cancellation'] as const;

@presenter
export class ContractLinksPresenter {
  constructor(private readonly pages: BuiltPages) {}

  /** None where the back end takes no declarations. */
  get declarations(): readonly (typeof declarations)[number][] {
    return declarations.filter((page) => this.pages.has(page));
  }
}
