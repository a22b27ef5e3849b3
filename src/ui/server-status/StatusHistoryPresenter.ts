import { LoadStatusHistory } from '#application/server-status/LoadStatusHistory';
import { PrerenderedStatus } from '#application/server-status/PrerenderedStatus';
import { Configuration } from '#application/configuration/Configuration';
import { languageOf } from '#domain/language/Locale';
import type { Incident, ServiceHistory } from '#domain/server-status/StatusHistory';
import { Translations } from '../content/Translations';
import { Loadable } from '../loading/Loadable';
import { disposerOf, makePresenterObservable, presenter, type DisposablePresenter } from '../presenter';

export interface NamedIncident extends Incident {
  /** Name of the service in the API. */
  readonly name: string;
}

/** Incidents of the services in the last 90 days. This is our own addition to SS-01. */
@presenter
export class StatusHistoryPresenter implements DisposablePresenter {
  readonly dispose = disposerOf(this);

  constructor(
    readonly histories: Loadable<readonly ServiceHistory[]>,
    private readonly loadHistory: LoadStatusHistory,
    private readonly prerendered: PrerenderedStatus,
    private readonly configuration: Configuration,
    private readonly translations: Translations,
  ) {
    makePresenterObservable(this, 'isOffered', 'isLoading');
  }

  /** Whether the back end provides a history. */
  get isOffered(): boolean {
    return this.configuration.has('status-history');
  }

  get isLoading(): boolean {
    const { kind } = this.histories.state;
    return this.isOffered && (kind === 'idle' || kind === 'loading');
  }

  /** Initializes the history with the one in the server-rendered page, if any. */
  async prime(): Promise<void> {
    if (!this.isOffered) return;
    const histories = await this.prerendered.findHistories(languageOf(this.translations.locale));
    if (histories) this.histories.set(histories);
  }

  async load(): Promise<void> {
    if (this.isOffered) await this.histories.load(() => this.loadHistory.execute(this.translations.locale));
  }

  historyOf(name: string): ServiceHistory | undefined {
    return this.histories.value?.find((history) => history.name === name);
  }

  /** Incidents of all services, newest first. */
  get incidents(): readonly NamedIncident[] {
    return (this.histories.value ?? [])
      .flatMap(({ name, incidents }) => incidents.map((incident) => ({ ...incident, name })))
      .sort((one, other) => other.from.getTime() - one.from.getTime());
  }
}
