import { Container, type ContainerModule, injectable } from 'inversify';
import { adapterModule } from '#infrastructure/adapterModule';

abstract class Port {
  abstract answer(): string;
}

@injectable()
class Adapter extends Port {
  answer(): string {
    return 'adapter';
  }
}

@injectable('Singleton')
class SpecialAdapter extends Adapter {
  override answer(): string {
    return 'special';
  }
}

@injectable()
class WithoutPort {}

const load = (module: ContainerModule): Container => {
  const container = new Container({ autobind: true });
  container.load(module);
  return container;
};

it('an adapter is bound to the port that it extends', () => {
  expect(load(adapterModule(Adapter)).get(Port).answer()).toBe('adapter');
});

it('an adapter that extends another adapter is bound to the same port', () => {
  expect(load(adapterModule(SpecialAdapter)).get(Port).answer()).toBe('special');
});

it('an adapter’s class determines its lifetime', () => {
  const shared = load(adapterModule(SpecialAdapter));
  expect(shared.get(Port)).toBe(shared.get(SpecialAdapter));
  const each = load(adapterModule(Adapter));
  expect(each.get(Port)).not.toBe(each.get(Port));
});

it('a class that extends no port is rejected', () => {
  expect(() => load(adapterModule(WithoutPort))).toThrow('WithoutPort extends no port');
});
