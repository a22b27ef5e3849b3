import { FakeDacs } from '../../../src/infrastructure/fake/coupons/FakeDacs';
import { enter } from '../../../src/infrastructure/fake/world/coupons';
import { Client } from '../../sandbox/client';
import { openFakeSite } from '../support/fakeSite';
import { openSandboxSite } from '../support/sandboxSite';
import { sharedSandbox } from '../../sandbox/sharedSandboxes';
import { dacsSuite } from './Dacs.suite';

describe('Dacs on the fake world', () =>
  dacsSuite(openFakeSite, {
    give: async ({ application: { world, clock } }, { id }, quantity) => {
      const person = world.find((known) => known.id === id);
      const entry = { kind: 'creation', date: clock.now().toISOString(), quantity } as const;
      if (person) world.change(() => enter(person, entry));
    },
    turn: async ({ application }, isOn) => application.get(FakeDacs).enable(isOn),
  }));

describe('Dacs on HTTP against the sandbox', () =>
  dacsSuite(openSandboxSite, {
    give: async (_, { email }, quantity) => {
      await new Client(await sharedSandbox()).control('dacs', { email, quantity });
    },
    turn: async (_, enabled) => {
      await new Client(await sharedSandbox()).control('dacs/settings', { enabled });
    },
  }));
