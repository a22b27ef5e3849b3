import { LoadStatusHistory } from '#application/server-status/LoadStatusHistory';
import { PrerenderedStatus } from '#application/server-status/PrerenderedStatus';
import { Configuration } from '#application/configuration/Configuration';
import { ErrorReporter } from '#application/shared/ErrorReporter';
import { languageOf } from '#domain/language/Locale';
import type { Incident, ServiceHistory } from '#domain/server-status/StatusHistory';
import { Translations } from '../content/Translations';
import { makePresenterObservable, presenter } from '../presenter';

export interface NamedIncident extends Incident {
  /** Name of the service in the API. */
  readonly name: string;
}

type State =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'there'; readonly histories: readonly ServiceHistory[] };

/** Incidents of the services in the last 90 days. This is our own addition to SS-01. */
@presenter
export class StatusHistoryPresenter {
  state: State = { kind: 'loading' };
  private attempt = 0;

  constructor(
    private readonly loadHistory: LoadStatusHistory,
    private readonly prerendered: PrerenderedStatus,
    private readonly configuration: Configuration,
    private readonly translations: Translations,
    private readonly errors: ErrorReporter,
  ) {
    makePresenterObservable(this, 'isOffered', 'isLoading');
  }

  /** Whether the back end provides a history. */
  get isOffered(): boolean {
    return this.configuration.has('status-history');
  }

  get isLoading(): boolean {
    return this.isOffered && this.state.kind === 'loading';
  }

  /** Initializes the history with the one in the server-rendered page, if any. */
  async prime(): Promise<void> {
    if (!this.isOffered) return;
    const histories = await this.prerendered.findHistories(languageOf(this.translations.locale));
    if (histories) this.setState({ kind: 'there', histories });
  }

  /** Loads the history. A previous history stays visible while loading, and if loading fails. */
  async load(): Promise<void> {
    if (!this.isOffered) return;
    const attempt = ++this.attempt;
    const histories = await this.read();
    if (attempt !== this.attempt) return;
    if (histories) this.setState({ kind: 'there', histories });
    else if (this.state.kind !== 'there') this.setState({ kind: 'failed' });
  }

  async retry(): Promise<void> {
    this.setState({ kind: 'loading' });
    await this.load();
  }

  historyOf(name: string): ServiceHistory | undefined {
    return this.state.kind === 'there'
      ? this.state.histories.find((history) => history.name === name)
      : undefined;
  }

  /** Incidents of all services, newest first. */
  get incidents(): readonly NamedIncident[] {
    if (this.state.kind !== 'there') return [];
    return this.state.histories
      .flatMap(({ name, incidents }) => incidents.map((incident) => ({ ...incident, name })))
      .sort((one, other) => other.from.getTime() - one.from.getTime());
  }

  dispose(): void {
    this.attempt += 1;
  }

  private setState(state: State): void {
    this.state = state;
  }

  private async read(): Promise<readonly ServiceHistory[] | undefined> {
    try {
      const loaded = await this.loadHistory.execute(this.translations.locale);
      return loaded.ok ? loaded.value : undefined;
    } catch (error) {
      this.errors.report(error);
      return undefined;
    }
  }
}
