import { everyMember, memberUses } from './memberUses';
import { keyOf, type Declared, type DeclaredClass, type SourceModules } from './SourceModules';

/** A port, and a call that its adapter sends. Without a call, the adapter does not use the network. */
export interface PortUse {
  readonly port: Declared;
  readonly call?: string;
}

export interface ApiCallNames {
  /** Returns the API call that a module declares under a name, for example `GET /api/orders`. */
  readonly callOf: (declared: Declared) => string | undefined;
  /** Requests of adapters that do not use the declared API calls, by class name. */
  readonly otherRequests: Readonly<Record<string, readonly string[]>>;
}

const useCaseDecorators = new Set(['useCase', 'sharedUseCase']);

export const isUseCase = ({ decorators }: DeclaredClass): boolean =>
  decorators.some((name) => useCaseDecorators.has(name));

/** Returns the layer and the feature of a file, for example `src/application/billing`. */
const featureFolderOf = ({ file }: Declared): string => file.split('/').slice(0, 3).join('/');

const isInfrastructure = ({ file }: Declared): boolean => file.startsWith('src/infrastructure/');

/** Ports of all features, such as the clock and the error reporter. */
const isShared = ({ file }: Declared): boolean => file.startsWith('src/application/shared/');

/** The transport that all HTTP adapters share, and which sends no calls of its own to describe. */
const isTransport = ({ file }: Declared): boolean => file.startsWith('src/infrastructure/http/shared/Call');

/** Finds the ports and calls behind a class by following its code through injected classes and adapters. */
export class CallChains {
  private readonly adapters = new Map<string, DeclaredClass[]>();

  constructor(
    private readonly modules: SourceModules,
    private readonly names: ApiCallNames,
  ) {
    const adapters = modules.classesBelow('src/infrastructure/');
    for (const name of Object.keys(names.otherRequests)) {
      if (!adapters.some((adapter) => adapter.name === name)) throw new Error(`There is no adapter ${name}.`);
    }
    for (const adapter of adapters) {
      if (!adapter.base || adapter.file.startsWith('src/infrastructure/fake/')) continue;
      const port = keyOf(adapter.base);
      this.adapters.set(port, [...(this.adapters.get(port) ?? []), adapter]);
    }
  }

  /**
   * Returns the ports that members of a class use, through other use cases and the services of the same feature.
   * Services of other features, such as the session, are not followed.
   */
  usesOf(owner: DeclaredClass, members: Iterable<string> = [everyMember]): readonly PortUse[] {
    const uses = new Map<string, PortUse>();
    const visited = new Set<string>();
    const follow = (from: DeclaredClass, member: string): void => {
      if (isVisited(visited, from, member)) return;
      for (const { type, member: used } of memberUses(this.modules, from, member).dependencies) {
        const dependency = this.modules.classOf(type);
        if (!dependency) continue;
        if (dependency.isAbstract) {
          for (const use of this.portUses(dependency, used)) uses.set(JSON.stringify(use), use);
        } else if (isUseCase(dependency) || featureFolderOf(dependency) === featureFolderOf(from)) {
          follow(dependency, used);
        }
      }
    };
    for (const member of members) follow(owner, member);
    return withoutRedundantPorts([...uses.values()]);
  }

  /** Returns the calls that the adapters of a port send. */
  portUses(port: DeclaredClass, member: string): readonly PortUse[] {
    const calls = this.callsOf(port, member, new Set());
    const { file, name } = port;
    return calls.length === 0
      ? [{ port: { file, name } }]
      : calls.map((call) => ({ port: { file, name }, call }));
  }

  private callsOf(port: DeclaredClass, member: string, visited: Set<string>): readonly string[] {
    return (this.adapters.get(keyOf(port)) ?? []).flatMap((adapter) =>
      this.callsIn(adapter, member, featureFolderOf(port), visited),
    );
  }

  /** @param feature folder of the port: the adapter's services are followed only if they belong to it */
  private callsIn(
    from: DeclaredClass,
    member: string,
    feature: string,
    visited: Set<string>,
  ): readonly string[] {
    if (isVisited(visited, from, member)) return [];
    const { names, dependencies } = memberUses(this.modules, from, member);
    return [
      ...(this.names.otherRequests[from.name] ?? []),
      ...names.flatMap((name) => this.names.callOf(name) ?? []),
      ...dependencies.flatMap(({ type, member: used }) => {
        const dependency = this.modules.classOf(type);
        if (!dependency || isTransport(dependency)) return [];
        const isInside = isInfrastructure(dependency);
        const isOwn = isInside || featureFolderOf(dependency) === feature;
        if (dependency.isAbstract)
          return isOwn || !isShared(dependency) ? this.callsOf(dependency, used, visited) : [];
        if (!isOwn) return [];
        if (isInside) return this.callsIn(dependency, used, feature, visited);
        return this.usesOf(dependency, [used]).flatMap(({ call }) => call ?? []);
      }),
    ];
  }
}

/** Returns whether the member was visited before, and marks it as visited. */
const isVisited = (visited: Set<string>, { file, name }: Declared, member: string): boolean => {
  const key = `${file}#${name}.${member}`;
  if (visited.has(key)) return true;
  visited.add(key);
  return false;
};

/** Removes uses without a call of ports that are also used with one. */
const withoutRedundantPorts = (uses: readonly PortUse[]): readonly PortUse[] => {
  const calling = new Set(uses.filter(({ call }) => call !== undefined).map(({ port }) => keyOf(port)));
  return uses.filter(({ port, call }) => call !== undefined || !calling.has(keyOf(port)));
};
