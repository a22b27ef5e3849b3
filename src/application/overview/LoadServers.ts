import type { Locale } from '#domain/language/Locale';
import { phaseOf, sortNextFirst, type Maintenance } from '#domain/server-status/Maintenance';
import type { Service } from '#domain/server-status/Service';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { GameServices } from '../server-status/GameServices';
import { Servers } from '../server-status/Servers';
import { Clock } from '../shared/Clock';
import { useCase } from '../useCase';

export interface ServersNow {
  /** The services with their titles from the content. */
  readonly services: readonly (Service & { readonly title: string })[];
  /** Current or next maintenance of any server. */
  readonly maintenance?: Maintenance;
}

@useCase
export class LoadServers {
  constructor(
    private readonly services: GameServices,
    private readonly servers: Servers,
    private readonly clock: Clock,
  ) {}

  async execute(locale: Locale): Promise<Result<ServersNow, CallFailure>> {
    const [listed, servers] = await Promise.all([this.services.list(), this.servers.list(locale)]);
    if (!listed.ok) return listed;
    const now = this.clock.now();
    const maintenance = sortNextFirst(
      servers.flatMap((server) => server.maintenance),
      now,
    ).find((entry) => phaseOf(entry, now) !== 'over');
    return succeed({
      services: listed.value.map((service) => ({
        ...service,
        title: servers.find(({ name }) => name === service.name)?.title || service.name,
      })),
      ...(maintenance && { maintenance }),
    });
  }
}
