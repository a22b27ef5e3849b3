import { ContainerModule, type Newable, type ServiceIdentifier } from 'inversify';

/** Returns the port of an adapter, which is the class at the top of its `extends` chain. */
const portOf = (adapter: Newable<object>): ServiceIdentifier<object> => {
  const parent = Object.getPrototypeOf(adapter) as Newable<object>;
  return parent === Function.prototype ? adapter : portOf(parent);
};

/**
 * Binds each adapter to the port that it extends. An adapter's class declares its lifetime.
 *
 * @throws Error if a class extends no port
 */
export const adapterModule = (...adapters: readonly Newable<object>[]): ContainerModule =>
  new ContainerModule(({ bind }) => {
    for (const adapter of adapters) {
      if (portOf(adapter) === adapter) throw new Error(`${adapter.name} extends no port`);
      bind(portOf(adapter)).toService(adapter);
    }
  });
