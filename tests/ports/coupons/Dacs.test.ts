import { FakeDacs } from '#infrastructure/fake/coupons/FakeDacs';
import { addEntry } from '#infrastructure/fake/backend/coupons';
import { Client } from '../../sandbox/client';
import { openFakeSite } from '../support/openFakeSite';
import { openSandboxSite } from '../support/openSandboxSite';
import { sharedSandbox } from '../../sandbox/sharedSandboxes';
import { dacsSuite } from './Dacs.suite';

describe('Dacs on the fake back end', () =>
  dacsSuite(openFakeSite, {
    addCoupons: async ({ application: { backend, clock } }, { id }, quantity) => {
      const person = backend.find((known) => known.id === id);
      const entry = { kind: 'creation', date: clock.now().toISOString(), quantity } as const;
      if (person) backend.change(() => addEntry(person, entry));
    },
    enableCoupons: async ({ application }, isOn) => application.get(FakeDacs).setEnabled(isOn),
  }));

describe('Dacs over HTTP against the sandbox', () =>
  dacsSuite(openSandboxSite, {
    addCoupons: async (_, { email }, quantity) => {
      await new Client(await sharedSandbox()).callControl('dacs', { email, quantity });
    },
    enableCoupons: async (_, enabled) => {
      await new Client(await sharedSandbox()).callControl('dacs/settings', { enabled });
    },
  }));
