import { FakeDacs } from '#infrastructure/fake/coupons/FakeDacs';
import { addEntry } from '#infrastructure/fake/backend/coupons';
import { Client } from '../../sandbox/client';
import { sharedSandbox } from '../../sandbox/sharedSandboxes';
import type { Person, Site } from '../support/Site';

/** Gives coupons to players and enables or disables coupons. */
export interface CouponControls {
  addCoupons(site: Site, person: Person, quantity: number): Promise<void>;
  enableCoupons(site: Site, isOn: boolean): Promise<void>;
}

export const fakeControls: CouponControls = {
  addCoupons: async ({ application: { backend, clock } }, { id }, quantity) => {
    const person = backend.find((known) => known.id === id);
    const entry = { kind: 'creation', date: clock.now().toISOString(), quantity } as const;
    if (person) backend.change(() => addEntry(person, entry));
  },
  enableCoupons: async ({ application }, isOn) => application.get(FakeDacs).setEnabled(isOn),
};

export const sandboxControls: CouponControls = {
  addCoupons: async (_, { email }, quantity) => {
    await new Client(await sharedSandbox()).callControl('dacs', { email, quantity });
  },
  enableCoupons: async (_, enabled) => {
    await new Client(await sharedSandbox()).callControl('dacs/settings', { enabled });
  },
};
