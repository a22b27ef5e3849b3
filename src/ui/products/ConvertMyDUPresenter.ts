import { ConvertMyDU } from '#application/products/ConvertMyDU';
import type { MyDUConversionRejection } from '#application/products/MyDU';
import { PageLanguage } from '#application/language/PageLanguage';
import { Navigator } from '#application/navigation/Navigator';
import { pathOf } from '#domain/navigation/pagePaths';
import { Form } from '../forms/Form';
import { Submission } from '../forms/Submission';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

@presenter
export class ConvertMyDUPresenter implements DisposablePresenter {
  readonly form = new Form<{ isAccepted: boolean }, 'required'>({ isAccepted: false });
  readonly dispose = disposerOf(this);

  constructor(
    readonly sending: Submission<Date, MyDUConversionRejection>,
    private readonly convertMyDU: ConvertMyDU,
    private readonly navigator: Navigator,
    private readonly pageLanguage: PageLanguage,
  ) {
    makePresenterObservable(this);
  }

  accept(isAccepted: boolean): void {
    this.form.change('isAccepted', isAccepted);
  }

  async submit(): Promise<void> {
    if (this.sending.isDone) return;
    if (!this.form.check(this.form.values.isAccepted ? {} : { isAccepted: 'required' })) return;
    const converted = await this.sending.run(() => this.convertMyDU.execute());
    if (!converted?.ok) return;
    const thanks = pathOf('buyThankYou', this.pageLanguage.locale);
    this.navigator.push(`${thanks}?product=myDU`);
  }
}
