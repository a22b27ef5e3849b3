import { injectable } from 'inversify';
import { GameServices } from '#application/server-status/GameServices';
import { Clock } from '#application/shared/Clock';
import type { Language } from '#domain/language/Locale';
import { moveEnd, serviceStateOf, type Service, type ServiceState } from '#domain/server-status/Service';
import { historyDays, type Incident, type ServiceHistory } from '#domain/server-status/StatusHistory';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { incidentsOf, sampleServices } from '#samples/services';
import { FakeApi } from '../backend/FakeApi';

/** Game services whose states can be changed by tests and demos. One per fake back end. */
@injectable('Singleton')
export class FakeGameServices extends GameServices {
  private services: readonly Service[];
  private changes: readonly (Incident & { readonly name: string })[] = [];

  constructor(
    private readonly api: FakeApi,
    private readonly clock: Clock,
  ) {
    super();
    const now = clock.now();
    this.services = sampleServices.map((sample) => {
      const current = incidentsOf(sample, now).find(({ to }) => to === undefined);
      return {
        name: sample.name,
        state: serviceStateOf(sample.status),
        ...(current && { interruption: { since: current.from, reason: current.message } }),
      };
    });
  }

  list(): Promise<Result<readonly Service[], CallFailure>> {
    return this.api.callAnonymously((): Result<readonly Service[], CallFailure> => succeed(this.services));
  }

  history(language: Language): Promise<Result<readonly ServiceHistory[], CallFailure>> {
    return this.api.callAnonymously((): Result<readonly ServiceHistory[], CallFailure> =>
      succeed(this.services.map(({ name }) => this.historyOf(name, language))),
    );
  }

  /** Changes the state of a service now, or moves the expected end of its current interruption. */
  change(name: string, state: ServiceState, message = '', until?: Date): void {
    const now = this.clock.now();
    const before = this.services.find((service) => service.name === name);
    if (before?.state === state) {
      const interruption = before.interruption && moveEnd(before.interruption, until);
      this.services = this.services.map((service) =>
        service === before && interruption ? { ...before, interruption } : service,
      );
      return;
    }
    const reason = message === '' ? {} : { en: message, fr: message, de: message };
    const interruption = moveEnd({ since: now, reason }, until);
    this.services = this.services.map((service) =>
      service.name === name ? { name, state, ...(state !== 'up' && { interruption }) } : service,
    );
    this.changes = this.changes.map((change) =>
      change.name === name && change.to === undefined ? { ...change, to: now } : change,
    );
    if (state !== 'up') this.changes = [{ name, state, from: now, to: undefined, message }, ...this.changes];
  }

  private historyOf(name: string, language: Language): ServiceHistory {
    const now = this.clock.now();
    const changes = this.changes.filter((change) => change.name === name);
    const changedAt = changes.at(-1)?.from;
    const sampled = sampleServices.find((sample) => sample.name === name);
    const incidents = (sampled ? incidentsOf(sampled, now) : []).map(
      ({ status, from, to = changedAt, message }): Incident => ({
        state: serviceStateOf(status),
        from,
        to,
        message: message[language],
      }),
    );
    const all = [...changes.map(({ name: _, ...change }) => change), ...incidents];
    return {
      name,
      since: new Date(now.getTime() - historyDays * 86_400_000),
      incidents: all.sort((one, other) => other.from.getTime() - one.from.getTime()),
    };
  }
}
