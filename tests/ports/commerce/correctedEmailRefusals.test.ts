import { GhostAccounts } from '#application/commerce/GhostAccounts';
import type { Buyer } from '#domain/commerce/Purchase';
import { correctedEmailRefusals } from '#domain/commerce/orderRefusals';
import { Client } from '../../sandbox/client';
import { sharedSandbox } from '../../sandbox/sharedSandboxes';
import { combinationsOf } from '../support/combinationsOf';
import { expectSameOutcomes } from '../support/expectSameOutcomes';
import type { Site } from '../support/Site';
import { createGhostBuyer, startCheckout } from './support';

interface State {
  /** Orders of the buyer who corrects the email. */
  readonly orders: 'none' | 'started' | 'paid' | 'paid-and-foreign';
  readonly owner: 'nobody' | 'invalid' | 'itself' | 'ghost' | 'buyer' | 'payer' | 'new' | 'suspended';
}

const states = combinationsOf<State>({
  orders: ['none', 'started', 'paid', 'paid-and-foreign'],
  owner: ['nobody', 'invalid', 'itself', 'ghost', 'buyer', 'payer', 'new', 'suspended'],
});

const order = async (site: Site, buyer: Buyer, status: 'started' | 'paid') => {
  const started = await startCheckout(site, buyer);
  if (status === 'paid') await site.endOrder(started.order.id, 'paid');
};

/** Places orders as the ghost. A foreign order has the same email, but comes from another browser. */
const placeOrders = async (site: Site, ghost: Buyer & { kind: 'ghost' }, orders: State['orders']) => {
  if (orders === 'none') return;
  if (orders === 'paid-and-foreign') {
    const registered = await site.application.get(GhostAccounts).register({ email: ghost.email });
    if (registered.ok) await order(site, { kind: 'ghost', ...registered.value }, 'started');
  }
  await order(site, ghost, orders === 'started' ? 'started' : 'paid');
};

const otherGhost = async (site: Site, status?: 'started' | 'paid'): Promise<string> => {
  const ghost = await createGhostBuyer(site);
  if (status) await order(site, ghost, status);
  return ghost.email;
};

it('TY-01 correcting the email of a purchase has the same outcome on the fake back end and the sandbox', () => {
  const correctOn =
    (site: Site, resetLimits = async (): Promise<unknown> => undefined) =>
    async ({ orders, owner }: State) => {
      await resetLimits();
      const ghost = await createGhostBuyer(site);
      await placeOrders(site, ghost, orders);
      const email = {
        nobody: () => site.freshAddress(),
        invalid: () => 'nobody',
        itself: () => ghost.email,
        ghost: () => otherGhost(site),
        buyer: () => otherGhost(site, 'started'),
        payer: () => otherGhost(site, 'paid'),
        new: async () => (await site.createPerson('new')).email,
        suspended: async () => (await site.createPerson('suspended')).email,
      };
      return site.application.get(GhostAccounts).correctEmail(ghost, await email[owner](), 'de');
    };
  return expectSameOutcomes(
    correctedEmailRefusals,
    states,
    async (site) => correctOn(site),
    async (site) => {
      const client = new Client(await sharedSandbox());
      return correctOn(site, () => client.callControl('states', { state: 'the server is up' }));
    },
  );
});
