import { makeAutoObservable } from 'mobx';
import { Navigator } from '../../application/navigation/Navigator';
import { splitPath } from '../../domain/navigation/matchPath';
import { presenter } from '../presenter';

/** What a page has to say on the one that it sends the visitor to. */
export type CarriedNews = 'activation-key-dead' | 'reset-key-dead' | 'password-changed';

/**
 * Takes news to another page, where it stands until it is dismissed or the visitor goes on. Its texts are in the
 * namespace `recovery`, which the page that carries it has. One per application.
 */
@presenter
export class CarriedNewsPresenter {
  news: CarriedNews | undefined;
  private place = '';

  constructor(private readonly navigator: Navigator) {
    makeAutoObservable<this, 'navigator' | 'place'>(
      this,
      { navigator: false, place: false },
      { autoBind: true },
    );
    navigator.onChange((path) => {
      if (splitPath(path)[0] !== this.place) this.dismiss();
    });
  }

  /** @param path of this site, in whose place in the history the present page is forgotten */
  carry(news: CarriedNews, path: string): void {
    [this.place] = splitPath(path);
    this.news = news;
    this.navigator.replace(path);
  }

  dismiss(): void {
    this.news = undefined;
  }
}
