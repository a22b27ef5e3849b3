import { PressReleases } from '../../application/press/PressReleases';
import { Content } from '../../application/content/Content';
import { contactPage, type ContactPage } from '../../domain/content/models/contactPage';
import type { PressRelease } from '../../domain/press/PressRelease';
import type { SentFields } from '../../handover/Renderer';
import type { PageHead, PageLife } from '../app/Pages';
import { Translations } from '../content/Translations';
import { observed, presenter } from '../presenter';
import { PressMessagePresenter } from './PressMessagePresenter';

/** The page for the press (PR-01). */
@presenter
export class ContactPresenter implements PageLife {
  content: ContactPage | undefined;
  releases: readonly PressRelease[] = [];

  constructor(
    readonly message: PressMessagePresenter,
    private readonly documents: Content,
    private readonly pressReleases: PressReleases,
    private readonly translations: Translations,
  ) {
    observed(this);
  }

  async load(): Promise<void> {
    const { locale } = this.translations;
    const [page, releases] = await Promise.all([
      this.documents.one(contactPage, { locale }),
      this.pressReleases.list(locale),
    ]);
    this.show(page.content, releases);
  }

  get head(): PageHead {
    return this.content?.meta ?? {};
  }

  shown(): () => void {
    return this.message.shown();
  }

  receive(sent: SentFields): Promise<void> {
    return this.message.receive(sent);
  }

  dispose(): void {
    this.message.dispose();
  }

  /** The form can be sent without configured subjects, too. */
  private show(content: ContactPage, releases: readonly PressRelease[]): void {
    this.releases = releases;
    this.content = content;
    const subjects = content.form.subjects.map(({ text }) => text);
    this.message.offer(subjects.length > 0 ? subjects : [this.translations.of('press')('subject.general')]);
  }
}
