import { randomUUID } from 'node:crypto';
import { Subscriptions } from '#application/billing/Subscriptions';
import { UnpaidOrders } from '#application/billing/UnpaidOrders';
import { Checkouts } from '#application/commerce/Checkouts';
import { StoreCheckouts } from '#application/commerce/StoreCheckouts';
import { Dacs } from '#application/coupons/Dacs';
import { StoreGameTime } from '#application/linked-accounts/StoreGameTime';
import { AccountDeletions } from '#application/my-data/AccountDeletions';
import { CodeRedeemer } from '#application/products/CodeRedeemer';
import { MyDU } from '#application/products/MyDU';
import type { Quantity } from '#domain/coupons/Quantity';
import { deletionSeconds } from '#domain/my-data/AccountDeletion';
import { keepAccountRefusals } from '#domain/my-data/deletionRefusals';
import type { RedemptionCode } from '#domain/products/RedemptionCode';
import type { Result } from '#domain/shared/Result';
import { Client } from '../../sandbox/client';
import { sharedSandbox } from '../../sandbox/sharedSandboxes';
import { checkoutRequest } from '../commerce/support';
import { combinationsOf } from '../support/combinationsOf';
import { compareOutcomes, expectSameOutcomes } from '../support/expectSameOutcomes';
import { signInAs, type Person, type Site } from '../support/Site';

interface State {
  readonly key: 'newest' | 'replaced' | 'of-reset' | 'unknown';
  readonly isCanceled: boolean;
  /** Whether the deletion would have taken effect. */
  readonly isLate: boolean;
}

const states = combinationsOf<State>({
  key: ['newest', 'replaced', 'of-reset', 'unknown'],
  isCanceled: [false, true],
  isLate: [false, true],
});

it('keeping an account by key has the same outcome on the fake back end and the sandbox', () => {
  const keepOn =
    (site: Site, signIn: () => Promise<Person>, advance: (seconds: number) => Promise<unknown>) =>
    async ({ key, isCanceled, isLate }: State) => {
      const person = await signIn();
      const deletions = site.application.get(AccountDeletions);
      const request = async () => {
        await deletions.request(person.password, 'en');
        return site.newestEmailKey(person.email);
      };
      const first = await request();
      await deletions.keepAccount('en');
      const keys = {
        replaced: first,
        newest: await request(),
        'of-reset': await site.emailKey('reset', person),
        unknown: 'no-such-key',
      };
      if (isCanceled) await deletions.keepAccount('en');
      if (isLate) await advance(deletionSeconds + 60);
      return deletions.keepAccountByKey(keys[key], 'en');
    };
  return expectSameOutcomes(
    keepAccountRefusals,
    states,
    async (site) => {
      const { backend, clock, tokens } = site.application;
      const signIn = async () => {
        const person = { ...backend.register({ email: site.freshAddress() }), otp: '' };
        tokens.write(await site.tokensExpiringIn(900, person));
        return person;
      };
      return keepOn(site, signIn, async (seconds) => clock.advance(seconds * 1000));
    },
    async (site) => {
      const client = new Client(await sharedSandbox());
      const advance = (advanceSeconds: number) => client.callControl('clock', { advanceSeconds });
      const keep = keepOn(site, () => signInAs(site, 'new'), advance);
      return async (state) => {
        const answer = await keep(state);
        await client.callControl('clock', { real: true });
        return answer;
      };
    },
  );
});

const calls = {
  start: ({ application }: Site, id: string) =>
    application.get(Checkouts).start(checkoutRequest(), { kind: 'player', id }),
  initialize: ({ application }) =>
    application.get(StoreCheckouts).initialize({
      key: randomUUID(),
      productId: 'founders-3',
      productDescription: 'Farstead game time: 3 months',
      language: 'en',
    }),
  startPayment: ({ application }) => application.get(UnpaidOrders).startPayment(randomUUID(), 'en'),
  renew: ({ application }) => application.get(Subscriptions).renew(),
  redeemUnknown: ({ application }) =>
    application.get(CodeRedeemer).redeem('FARSTEAD0000NONE' as RedemptionCode),
  convert: ({ application }, ownerId) =>
    application.get(Dacs).convert({ key: randomUUID(), ownerId, quantity: 1000 as Quantity }),
  convertMyDU: ({ application }) => application.get(MyDU).convert(),
  claim: ({ application }) => application.get(StoreGameTime).claim(),
  redeem: async (site) => {
    const { code } = await site.createCode('fresh');
    return site.application.get(CodeRedeemer).redeem(code as RedemptionCode);
  },
  // A pending deletion does not refuse these, because the player receives nothing.
  drop: ({ application }) => application.get(UnpaidOrders).drop(randomUUID()),
  cancel: ({ application }) => application.get(Subscriptions).cancel(),
  transfer: ({ application }, ownerId) =>
    application
      .get(Dacs)
      .transfer({ key: randomUUID(), ownerId, quantity: 1 as Quantity, recipientId: randomUUID() }),
} satisfies Readonly<Record<string, (site: Site, playerId: string) => Promise<Result<unknown, unknown>>>>;

const callStates = combinationsOf<{ readonly call: keyof typeof calls; readonly isPending: boolean }>({
  call: Object.keys(calls) as (keyof typeof calls)[],
  isPending: [true, false],
});

it('a pending deletion refuses the same calls on the fake back end and the sandbox', async () => {
  const callOn = async (site: Site) => {
    const { id, password } = await signInAs(site, 'expired');
    const deletions = site.application.get(AccountDeletions);
    return async ({ call, isPending }: (typeof callStates)[number]) => {
      await (isPending ? deletions.request(password, 'en') : deletions.keepAccount('en'));
      return calls[call](site, id);
    };
  };
  const outcomes = await compareOutcomes(callStates, callOn, callOn);
  expect([...outcomes].filter((outcome) => outcome.includes('171'))).toHaveLength(1);
});
