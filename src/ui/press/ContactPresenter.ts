import { Articles } from '#application/news/Articles';
import { Content } from '#application/content/Content';
import { contactPage, type ContactPage } from '#domain/content/models/contactPage';
import type { ArticleCard } from '#domain/news/Article';
import type { PostedFields } from '#hydration/Renderer';
import type { PageHead, PageLifecycle } from '../app/Pages';
import { Translations } from '../content/Translations';
import { disposerOf, makePresenterObservable, presenter, type PageRequest } from '../presenter';
import { PressMessagePresenter } from './PressMessagePresenter';

/** Maximum number of releases in the carousel. */
const maxReleases = 20;

/** Query parameter of links that choose the subject of the message. */
const subjectQuery = 'subject';

/** The press page (PR-01). */
@presenter
export class ContactPresenter implements PageLifecycle {
  content: ContactPage | undefined;
  /** Undefined if the releases could not be loaded. */
  releases: readonly ArticleCard[] | undefined = [];
  private requestedSubject: string | null = null;
  readonly dispose = disposerOf(this);

  constructor(
    readonly message: PressMessagePresenter,
    private readonly documents: Content,
    private readonly articles: Articles,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  async load({ query }: PageRequest): Promise<void> {
    this.requestedSubject = query.get(subjectQuery);
    const { locale } = this.translations;
    const [page] = await Promise.all([this.documents.findOne(contactPage, { locale }), this.loadReleases()]);
    this.show(page.content);
  }

  async loadReleases(): Promise<void> {
    const { locale } = this.translations;
    const found = await this.articles.listReleases(locale, { from: 0, to: maxReleases });
    this.releases = found.ok ? found.value.cards : undefined;
  }

  get head(): PageHead {
    return this.content?.meta ?? {};
  }

  onShow(): () => void {
    if (this.requestedSubject !== null) this.message.choose(this.requestedSubject);
    return this.message.onShow();
  }

  handlePost(sent: PostedFields): Promise<void> {
    return this.message.handlePost(sent);
  }

  /** Shows the content. Uses a general subject if no subjects are configured. */
  private show(content: ContactPage): void {
    this.content = content;
    const subjects = content.form.subjects.map(({ text }) => text);
    this.message.setSubjects(
      subjects.length > 0 ? subjects : [this.translations.translatorFor('press')('subject.general')],
    );
  }
}
