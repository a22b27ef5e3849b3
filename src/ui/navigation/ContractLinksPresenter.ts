import { BuiltPages } from '#application/navigation/BuiltPages';
import { presenter } from '../presenter';

const declarations = ['withdrawal', 'cancellation'] as const;

@presenter
export class ContractLinksPresenter {
  constructor(private readonly pages: BuiltPages) {}

  /** The declarations to link to; empty if the back end does not accept declarations. */
  get declarations(): readonly (typeof declarations)[number][] {
    return declarations.filter((page) => this.pages.has(page));
  }
}
