import { Content } from '../../application/content/Content';
import { contestPage, type ContestPage } from '../../domain/content/models/contestPage';
import { plainText } from '../../domain/content/RichText';
import type { PageHead, PageLife } from '../app/Pages';
import { Translations } from '../content/Translations';
import { observed, presenter } from '../presenter';

@presenter
export class ContestPresenter implements PageLife {
  content: ContestPage | undefined;

  constructor(
    private readonly documents: Content,
    private readonly translations: Translations,
  ) {
    observed(this);
  }

  async load(): Promise<void> {
    const { locale } = this.translations;
    this.show((await this.documents.one(contestPage, { locale })).content);
  }

  get head(): PageHead {
    const { meta, faq } = this.content ?? {};
    const questions = (faq?.questions ?? []).map(({ question, answer }) => ({
      question,
      answer: plainText(answer),
    }));
    return { ...meta, questions };
  }

  private show(content: ContestPage): void {
    this.content = content;
  }
}
