import { randomUUID } from 'node:crypto';
import { StoreCheckouts } from '#application/commerce/StoreCheckouts';
import { storeCheckoutRefusals, storeOrderRefusals } from '#domain/commerce/orderRefusals';
import type { PersonKey } from '#infrastructure/fake/backend/people';
import { combinationsOf } from '../support/combinationsOf';
import { expectSameOutcomes } from '../support/expectSameOutcomes';
import { signInAs, type Site } from '../support/Site';
import { signInBuyer, startCheckout } from './support';

const initialize = ({ application }: Site) =>
  application.get(StoreCheckouts).initialize({
    key: randomUUID(),
    productId: 'founders-3',
    productDescription: 'Farstead game time: 3 months',
    language: 'en',
  });

const owners = ['steam', 'veteran', 'new', 'backer'] as const satisfies readonly PersonKey[];

it('CK-03 starting an order in the store has the same outcome on the fake back end and the sandbox', () => {
  const startOn = async (site: Site) => async (owner: PersonKey) => {
    await signInAs(site, owner);
    const page = await initialize(site);
    return page.ok ? { ok: true as const, value: undefined } : page;
  };
  const { 'no-store-account': refusal } = storeCheckoutRefusals;
  return expectSameOutcomes({ 'no-store-account': refusal }, owners, startOn, startOn);
});

interface State {
  readonly order: 'none' | 'malformed' | 'on-site' | 'in-store';
  readonly isOwn: boolean;
}

const states = combinationsOf<State>({
  order: ['none', 'malformed', 'on-site', 'in-store'],
  isOwn: [true, false],
});

const buyInStore = async (site: Site): Promise<string> => {
  const page = await initialize(site);
  return site.payInStore(page.ok ? page.value : '');
};

it('CK-03 finishing an order in the store has the same outcome on the fake back end and the sandbox', () => {
  const finishOn =
    async (site: Site) =>
    async ({ order, isOwn }: State) => {
      const buyer = await signInBuyer(site, 'steam');
      const place = {
        none: () => randomUUID(),
        malformed: () => 'no-order',
        'on-site': async () => (await startCheckout(site, buyer)).order.id,
        'in-store': () => buyInStore(site),
      };
      const id = await place[order]();
      if (!isOwn) await signInAs(site, 'new');
      return site.application.get(StoreCheckouts).finalize(id);
    };
  return expectSameOutcomes(storeOrderRefusals, states, finishOn, finishOn);
});
