import { Navigator } from '#application/navigation/Navigator';
import { Session } from '#application/session/Session';
import { ShareSheet } from '#application/shared/ShareSheet';
import { pathOf } from '#domain/navigation/pagePaths';
import { Translations } from '../content/Translations';
import { makePresenterObservable, presenter } from '../presenter';

/** Sends the link to the download page from a phone to a PC: with the share sheet, or as an email to oneself. */
@presenter
export class SendToPcPresenter {
  hasFailed = false;

  constructor(
    private readonly shareSheet: ShareSheet,
    private readonly session: Session,
    private readonly navigator: Navigator,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this, 'canShare', 'email');
  }

  /** Whether the share sheet can be used. After a failure, the link is sent as an email. */
  get canShare(): boolean {
    return this.shareSheet.isAvailable && !this.hasFailed;
  }

  /** URL of an email to the player with the link. The device's email app opens and sends it. */
  get email(): string {
    const t = this.translations.translatorFor('downloads');
    const query = [
      ['subject', t('toPc.subject')],
      ['body', t('toPc.message', { link: this.link })],
    ].map(([name = '', text = '']) => `${name}=${encodeURIComponent(text)}`);
    return `mailto:${encodeURIComponent(this.session.player?.email ?? '')}?${query.join('&')}`;
  }

  async share(): Promise<void> {
    const title = this.translations.translatorFor('downloads')('toPc.subject');
    this.hasFailed = !(await this.shareSheet.share({ title, url: this.link }));
  }

  private get link(): string {
    return this.navigator.origin + pathOf('accountDownload', this.translations.locale);
  }
}
