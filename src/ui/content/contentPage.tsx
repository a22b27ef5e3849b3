import type { ComponentType } from 'react';
import { Content } from '#application/content/Content';
import type { Model } from '#domain/content/model/Field';
import type { Faq } from '#domain/content/models/faqFields';
import type { PageHead, PageLifecycle, PageModule } from '../app/Pages';
import { presenter } from '../presenter';
import { usePagePresenter } from '../usePresenter';
import { faqForHead } from './faqForHead';
import { Translations } from './Translations';

interface ContentPage<T> {
  readonly model: Model<T>;
  /** Uid of the document. Required if several documents have this type. */
  readonly uid?: string;
  readonly View: ComponentType<{ readonly content: T }>;
  /** Returns the page's FAQ, which is added to the structured data in the document head. */
  readonly faqOf?: (content: T) => Faq;
  /** Text namespaces used only by this page. */
  readonly texts?: NonNullable<PageModule['texts']>;
}

/** Creates a page that shows a single content document. The document's `metaFields` fill the document head. */
export const contentPage = <T extends { readonly meta: PageHead }>({
  model,
  uid,
  View,
  faqOf,
  texts = [],
}: ContentPage<T>): PageModule => {
  @presenter
  class ContentPresenter implements PageLifecycle {
    content: T | undefined;

    constructor(
      private readonly documents: Content,
      private readonly translations: Translations,
    ) {}

    async load(): Promise<void> {
      const { locale } = this.translations;
      const requested = { locale, ...(uid !== undefined && { uid }) };
      this.content = (await this.documents.findOne(model, requested)).content;
    }

    get head(): PageHead {
      const { content } = this;
      return { ...content?.meta, ...(content && faqOf && { questions: faqForHead(faqOf(content)) }) };
    }
  }

  const ContentView = () => {
    const { content } = usePagePresenter(ContentPresenter);
    return content && <View content={content} />;
  };

  return { View: ContentView, Presenter: ContentPresenter, texts, hasContentOnly: true };
};
