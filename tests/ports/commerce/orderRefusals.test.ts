import { Checkouts, type CheckoutRequest } from '#application/commerce/Checkouts';
import { GhostAccounts } from '#application/commerce/GhostAccounts';
import { ghostRefusals, orderRefusals } from '#domain/commerce/orderRefusals';
import { Client } from '../../sandbox/client';
import { sharedSandbox } from '../../sandbox/sharedSandboxes';
import { combinationsOf } from '../support/combinationsOf';
import { expectSameOutcomes } from '../support/expectSameOutcomes';
import { signInAs, type Site } from '../support/Site';
import { signInToSandbox } from '../support/signInToSandbox';
import { checkoutRequest, createGhostBuyer, startCheckout } from './support';

interface State {
  readonly isShopOpen: boolean;
  readonly isSoldOut: boolean;
  readonly ownsMyDU: boolean;
  readonly product: 'pack' | 'mydu' | 'unknown';
  readonly isDiscountShown: boolean;
  readonly referral: 'none' | 'other' | 'own' | 'unknown' | 'suspended';
}

const states = combinationsOf<State>({
  isShopOpen: [true, false],
  isSoldOut: [true, false],
  ownsMyDU: [true, false],
  product: ['pack', 'mydu', 'unknown'],
  isDiscountShown: [true, false],
  referral: ['none', 'other', 'own', 'unknown', 'suspended'],
});

const { 'key-used': _keyUsed, ...decided } = orderRefusals;

const salesOf = ({ isSoldOut }: State) => ({ consumed: isSoldOut ? 10 : 0, limit: 10 });

const requestOf = (campaign: string, state: State, codes: Readonly<Record<string, string>>) => {
  const productId = `${campaign}-${{ pack: '3', mydu: 'mydu', unknown: '2' }[state.product]}`;
  const discount = state.product === 'mydu' ? 0.25 : 0;
  const referralCode = codes[state.referral];
  return checkoutRequest({
    campaignId: `campaign-${campaign}`,
    productId,
    pricingId: `${productId}-usd`,
    discount: state.isDiscountShown ? discount : 0.5,
    ...(referralCode !== undefined && { referralCode }),
  });
};

/** Referral codes by kind; the buyer's own code is their id. */
const createCodes = async (site: Site) => ({
  other: (await site.createPerson('subscriber')).displayName,
  suspended: (await site.createPerson('suspended')).displayName,
  unknown: 'nobody-at-all',
});

const start = ({ application }: Site, request: CheckoutRequest, id: string) =>
  application.get(Checkouts).start(request, { kind: 'player', id });

it('CF-02, CF-05, BU-04, BU-07, BU-08 placing an order has the same outcome on the fake back end and the sandbox', () =>
  expectSameOutcomes(
    decided,
    states,
    async (site) => {
      const { id } = await signInAs(site, 'new');
      const codes = { ...(await createCodes(site)), own: id };
      const { backend } = site.application;
      return async (state) => {
        await site.createCampaign(salesOf(state));
        backend.setBuyPageEnabled(state.isShopOpen);
        backend.change(() => {
          backend.person('new').hasMyDUAccess = state.ownsMyDU;
        });
        return start(site, requestOf('founders', state, codes), id);
      };
    },
    async (site) => {
      const client = new Client(await sharedSandbox());
      const codes = await createCodes(site);
      const campaigns = {
        soldOut: await site.createCampaign({ consumed: 10, limit: 10 }),
        open: await site.createCampaign({ consumed: 0, limit: 10 }),
      };
      return async (state) => {
        const { id } = await signInToSandbox(site, {
          hasNoPassword: true,
          hasMyDUAccess: state.ownsMyDU,
        });
        const campaign = state.isSoldOut ? campaigns.soldOut : campaigns.open;
        // All tests share the shop.
        const open = (buyPageEnabled: boolean) =>
          client.call('PUT', '/sandbox/settings', { body: { buyPageEnabled } });
        if (!state.isShopOpen) await open(false);
        const answer = await start(site, requestOf(campaign, state, { ...codes, own: id }), id);
        if (!state.isShopOpen) await open(true);
        return answer;
      };
    },
  ));

const owners = ['nobody', 'ghost', 'buyer', 'new', 'unconfirmed', 'suspended'] as const;

it('CF-05 checking out with a guest’s email has the same outcome on the fake back end and the sandbox', () => {
  const prepare = async (site: Site) => async (owner: (typeof owners)[number]) => {
    const ghost = await createGhostBuyer(site);
    if (owner === 'buyer') {
      const { order } = await startCheckout(site, ghost);
      await site.endOrder(order.id, 'paid');
    }
    const email = {
      nobody: () => site.freshAddress(),
      ghost: () => ghost.email,
      buyer: () => ghost.email,
      new: async () => (await site.createPerson('new')).email,
      unconfirmed: async () => (await site.createPerson('unconfirmed')).email,
      suspended: async () => (await site.createPerson('suspended')).email,
    };
    return site.application.get(GhostAccounts).register({ email: await email[owner]() });
  };
  const { 'email-invalid': _emailInvalid, ...refusals } = ghostRefusals;
  return expectSameOutcomes(refusals, owners, prepare, prepare);
});
