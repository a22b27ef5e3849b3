import { injectable } from 'inversify';
import { DocumentHead, type Head } from '#application/navigation/DocumentHead';
import { languageTag } from '#domain/language/Locale';
import { BrowserWindow } from './BrowserWindow';

@injectable()
export class BrowserDocumentHead extends DocumentHead {
  constructor(private readonly browser: BrowserWindow) {
    super();
  }

  set({ title, description, locale }: Head): void {
    const { document } = this.browser.window;
    this.setTitle(title);
    const tag = languageTag(locale);
    // Setting the same value again makes the browser restyle every element.
    if (document.documentElement.lang !== tag) document.documentElement.lang = tag;
    const existing = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
    const meta = existing ?? document.head.appendChild(document.createElement('meta'));
    meta.name = 'description';
    meta.content = description;
  }

  setTitle(title: string): void {
    this.browser.window.document.title = title;
  }
}
