import { Navigator } from '#application/navigation/Navigator';
import { calendarPath } from '#domain/server-status/maintenancePaths';
import { CopyPresenter } from '../content/CopyPresenter';
import { Translations } from '../content/Translations';
import { disposerOf, presenter, type DisposablePresenter } from '../presenter';

/** Copies the URL for calendar subscriptions. */
@presenter
export class CalendarLinkPresenter implements DisposablePresenter {
  readonly dispose = disposerOf(this);

  constructor(
    readonly copying: CopyPresenter,
    private readonly navigator: Navigator,
    private readonly translations: Translations,
  ) {}

  copy(): Promise<void> {
    return this.copying.copy(this.navigator.origin + calendarPath(this.translations.locale));
  }
}
