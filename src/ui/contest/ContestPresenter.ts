import { Content } from '#application/content/Content';
import { contestPage, type ContestPage } from '#domain/content/models/contestPage';
import { plainText } from '#domain/content/RichText';
import type { PageHead, PageLifecycle } from '../app/Pages';
import { Translations } from '../content/Translations';
import { makePresenterObservable, presenter } from '../presenter';

@presenter
export class ContestPresenter implements PageLifecycle {
  content: ContestPage | undefined;

  constructor(
    private readonly documents: Content,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this);
  }

  async load(): Promise<void> {
    const { locale } = this.translations;
    this.content = (await this.documents.findOne(contestPage, { locale })).content;
  }

  get head(): PageHead {
    const { meta, faq } = this.content ?? {};
    const questions = (faq?.questions ?? []).map(({ question, answer }) => ({
      question,
      answer: plainText(answer),
    }));
    return { ...meta, questions };
  }
}
