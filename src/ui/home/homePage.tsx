import { LoadHomePage, type HomePage } from '#application/home/LoadHomePage';
import type { PageHead, PageLifecycle, PageModule } from '../app/Pages';
import { Translations } from '../content/Translations';
import { presenter } from '../presenter';
import { usePagePresenter } from '../usePresenter';
import { HomeView } from './HomeView';

@presenter
class HomePagePresenter implements PageLifecycle {
  content: HomePage | undefined;

  constructor(
    private readonly loadHomePage: LoadHomePage,
    private readonly translations: Translations,
  ) {}

  async load(): Promise<void> {
    this.content = await this.loadHomePage.execute(this.translations.locale);
  }

  get head(): PageHead {
    return this.content?.meta ?? {};
  }
}

const View = () => {
  const { content } = usePagePresenter(HomePagePresenter);
  return content && <HomeView content={content} />;
};

const homePage: PageModule = {
  View,
  Presenter: HomePagePresenter,
  texts: ['home'],
  hasContentOnly: true,
};

export const pages = { home: homePage };
