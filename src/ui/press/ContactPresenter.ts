import { Content } from '../../application/content/Content';
import { contactPage, type ContactPage } from '../../domain/content/models/contactPage';
import type { SentFields } from '../../handover/Renderer';
import type { PageHead, PageLife } from '../app/Pages';
import { Translations } from '../content/Translations';
import { observed, presenter } from '../presenter';
import { PressMessagePresenter } from './PressMessagePresenter';

/** The page for the press (PR-01). */
@presenter
export class ContactPresenter implements PageLife {
  content: ContactPage | undefined;

  constructor(
    readonly message: PressMessagePresenter,
    private readonly documents: Content,
    private readonly translations: Translations,
  ) {
    observed(this);
  }

  async load(): Promise<void> {
    const { locale } = this.translations;
    this.show((await this.documents.one(contactPage, { locale })).content);
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
  private show(content: ContactPage): void {
    this.content = content;
    const subjects = content.form.subjects.map(({ text }) => text);
    this.message.offer(subjects.length > 0 ? subjects : [this.translations.of('press')('subject.general')]);
  }
}
