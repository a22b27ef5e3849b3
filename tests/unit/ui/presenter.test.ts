import { disposerOf, makePresenterObservable } from '#ui/presenter';
import { Emitter } from '#ui/Emitter';

it('disposes every field that can be disposed, each time it is called', () => {
  const first = { dispose: jest.fn() };
  const second = { dispose: jest.fn() };
  class Presenter {
    readonly plain = { name: 'dispose' };
    readonly nothing = undefined;
    readonly text = 'text';
    readonly dispose = disposerOf(this);

    constructor(
      readonly one: typeof first,
      private readonly other: typeof second,
    ) {
      makePresenterObservable(this);
    }

    get parts() {
      return [this.one, this.other];
    }
  }
  const { dispose } = new Presenter(first, second);
  dispose();
  dispose();
  expect(first.dispose).toHaveBeenCalledTimes(2);
  expect(second.dispose).toHaveBeenCalledTimes(2);
});

it('emits an event to every listener, in order', () => {
  const received: string[] = [];
  const emitter = new Emitter<string>();
  emitter.emit('lost');
  emitter.on((value) => received.push(`first ${value}`));
  emitter.on((value) => received.push(`second ${value}`));
  emitter.emit('a');
  expect(received).toEqual(['first a', 'second a']);
});
