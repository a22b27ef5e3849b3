import { Configuration } from '#application/configuration/Configuration';
import { LoadHelpPage, type HelpPage } from '#application/help/LoadHelpPage';
import type { PostedFields } from '#hydration/Renderer';
import type { PageHead, PageLifecycle } from '../app/Pages';
import { faqForHead } from '../content/faqForHead';
import { Translations } from '../content/Translations';
import { disposerOf, makePresenterObservable, presenter } from '../presenter';
import { SupportMessagePresenter } from './SupportMessagePresenter';

/** The help page: questions, orders and cases, and a form that writes to support. */
@presenter
export class HelpPresenter implements PageLifecycle {
  page: HelpPage | undefined;
  readonly dispose = disposerOf(this);

  constructor(
    readonly message: SupportMessagePresenter,
    private readonly loadHelpPage: LoadHelpPage,
    private readonly translations: Translations,
    private readonly configuration: Configuration,
  ) {
    makePresenterObservable(this, 'takesMessages');
  }

  async load(): Promise<void> {
    this.page = await this.loadHelpPage.execute(this.translations.locale);
  }

  get head(): PageHead {
    const { page } = this;
    return { ...page?.meta, ...(page && { questions: faqForHead(page.faq) }) };
  }

  /** Whether the back end accepts messages. */
  get takesMessages(): boolean {
    return this.configuration.has('support');
  }

  onShow(): () => void {
    return this.message.onShow();
  }

  handlePost(sent: PostedFields): Promise<void> {
    return this.message.handlePost(sent);
  }
}
