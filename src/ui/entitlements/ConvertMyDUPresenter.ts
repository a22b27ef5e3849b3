import { ConvertMyDU } from '../../application/entitlements/ConvertMyDU';
import type { ConversionRejection } from '../../application/entitlements/MyDU';
import { PageLanguage } from '../../application/language/PageLanguage';
import { Navigator } from '../../application/navigation/Navigator';
import { pathOf } from '../../domain/navigation/matchPath';
import { Submission } from '../forms/Submission';
import { observed, presenter, type Disposable } from '../presenter';

@presenter
export class ConvertMyDUPresenter implements Disposable {
  hasAccepted = false;

  constructor(
    readonly sending: Submission<Date, ConversionRejection>,
    private readonly convertMyDU: ConvertMyDU,
    private readonly navigator: Navigator,
    private readonly pageLanguage: PageLanguage,
  ) {
    observed(this);
  }

  accept(isAccepted: boolean): void {
    this.hasAccepted = isAccepted;
  }

  async submit(): Promise<void> {
    if (!this.hasAccepted || this.sending.isDone) return;
    const converted = await this.sending.run(() => this.convertMyDU.execute());
    if (!converted?.ok) return;
    const thanks = pathOf('buyThankYou', this.pageLanguage.locale);
    this.navigator.push(`${thanks}?product=myDU`);
  }

  dispose(): void {
    this.sending.dispose();
  }
}
