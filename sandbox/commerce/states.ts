import { randomUUID } from 'node:crypto';
import { pricingIdOf, productIdOf } from '#samples/catalog';
import { createPlayer, type Traits } from '../control/creation';
import type { Player } from '../platform/tables';
import { findPlayer } from '../profile/players';
import { startSession, unknownOrigin } from '../session/startSession';
import type { NamedStates, StateValues } from '../states/State';
import type { StateSetup } from '../states/StateSetup';
import { pact } from '../wellKnown';
import { setShopOpen } from './catalog';
import { startOrder } from './checkout';
import { OrderStatus } from './orders';
import { resetShop } from './resetShop';
import { addProducts } from './seeds';

/** Shop states. Each uses the player that a previous state has created, or creates one. */
export const shopStates = (setup: StateSetup): NamedStates => {
  const { sandbox } = setup;
  const { db, clock } = sandbox;

  const tokenFor = async (buyer: Player): Promise<string> =>
    buyer.status === 'ghost'
      ? sandbox.accessTokens.signGhost(buyer, clock.now(), pact.ghostTokenId)
      : (await startSession(sandbox, buyer, unknownOrigin)).token;

  /** Uses the player that a previous state has created, or creates one. */
  const withBuyer = async (values: StateValues): Promise<StateValues> => {
    const buyer = await findPlayer(db, pact.playerId);
    if (!buyer) return { ...(await setup.signedInPlayer({})), ...values };
    return { playerId: buyer.id, accessToken: await tokenFor(buyer), ...values };
  };

  const campaign = async (
    id: string,
    name: string,
    consumed: number,
    saleLimit: number | null = 50,
  ): Promise<StateValues> => {
    await setShopOpen(db, true);
    await db.deleteFrom('campaigns').where('id', '=', id).execute();
    await db.insertInto('campaigns').values({ id, name, consumed, sale_limit: saleLimit }).execute();
    await addProducts(db, id, name);
    const productId = productIdOf(name, '3');
    const myDUProductId = productIdOf(name, 'mydu');
    await db
      .updateTable('products')
      .set({ discount: pact.discount })
      .where('id', 'in', [productId, myDUProductId])
      .execute();
    return {
      campaignId: id,
      campaignName: name,
      productId,
      pricingId: pricingIdOf(productId, 'USD'),
      myDUProductId,
      myDUPricingId: pricingIdOf(myDUProductId, 'USD'),
      discount: pact.discount,
    };
  };
  const plans = () => campaign(pact.campaignId, pact.campaignName, 20);

  const ghost = async (): Promise<StateValues> => {
    await setup.removePlayers();
    const { player } = await createPlayer(sandbox, {
      id: pact.playerId,
      email: pact.email,
      traits: { status: 'ghost' },
    });
    return {
      playerId: player.id,
      otherPlayerId: pact.otherPlayerId,
      email: player.email,
      accessToken: await tokenFor(player),
    };
  };

  /** Creates an order for the player or for another buyer. */
  const order = async (
    playerId: string,
    { channel, isApproved, status }: { channel: 'card' | 'store'; isApproved: boolean; status: number },
    key: string = pact.purchaseKey,
  ): Promise<StateValues> => {
    const player = await findPlayer(db, playerId);
    if (!player) throw new Error('An order needs a player.');
    const values = await plans();
    const orderId = await startOrder(
      sandbox,
      { player, ghostTokenId: player.status === 'ghost' ? pact.ghostTokenId : undefined },
      {
        key,
        channel,
        language: 'en',
        request: values,
        productId: productIdOf(pact.campaignName, '3'),
      },
    );
    await db
      .updateTable('checkouts')
      .set({ approved_at: isApproved ? clock.now() : null })
      .where('order_id', '=', orderId)
      .execute();
    await db
      .updateTable('orders')
      .set({ status, paid_at: status === OrderStatus.paid ? clock.now() : null })
      .where('id', '=', orderId)
      .execute();
    return { ...values, orderId, idempotencyKey: key };
  };

  const storeOrder = async (owner: string, isApproved: boolean): Promise<StateValues> => {
    const values = await setup.signedInPlayer({ ownership: ['steam'] });
    if (owner !== pact.playerId) await createPlayer(sandbox, { id: owner, email: pact.otherEmail });
    return {
      ...values,
      ...(await order(owner, { channel: 'store', isApproved, status: OrderStatus.started })),
    };
  };

  const playersOrder = async (status: number): Promise<StateValues> => ({
    ...(await setup.signedInPlayer({})),
    ...(await order(pact.playerId, { channel: 'card', isApproved: false, status })),
  });

  const payingGhost = async (): Promise<StateValues> => ({
    ...(await ghost()),
    ...(await order(pact.playerId, { channel: 'card', isApproved: false, status: OrderStatus.paid })),
  });

  /** A ghost that has bought, and another account. */
  const buyerAnd = async (traits: Traits): Promise<StateValues> => {
    const values = await payingGhost();
    await createPlayer(sandbox, { id: pact.otherPlayerId, email: pact.otherEmail, traits });
    return { ...values, otherEmail: pact.otherEmail };
  };

  return {
    'a campaign with plans exists': {
      description: 'Five products in five currencies; 20 of 50 packs are sold.',
      setUp: async () => withBuyer(await plans()),
    },
    'a campaign with prices for one country exists': {
      description: 'The same; all prices are for France.',
      setUp: async () => {
        const values = await withBuyer(await plans());
        const sold = db.selectFrom('products').select('id').where('campaign_id', '=', pact.campaignId);
        await db.updateTable('pricings').set({ country: 'FR' }).where('product_id', 'in', sold).execute();
        return values;
      },
    },
    'a campaign without a limit exists': {
      description: 'The same, with any number of packs to sell.',
      setUp: async () => withBuyer(await campaign(pact.campaignId, pact.campaignName, 20, null)),
    },
    'no campaign has that name': {
      description: 'No campaign has the well-known name, or one that begins with `pact`.',
      setUp: async () => {
        await resetShop(db);
        return { campaignId: pact.campaignId, campaignName: pact.campaignName };
      },
    },
    'a campaign is sold out': {
      description: 'All of its 50 packs are sold.',
      setUp: async () => {
        const limit = 50;
        const values = await campaign(pact.soldOutCampaignId, pact.soldOutCampaignName, limit, limit);
        return { ...(await withBuyer(values)), limit };
      },
    },
    'the buy page is closed': {
      description: 'Nothing is sold at present; there is a campaign.',
      setUp: async () => {
        const values = await withBuyer(await plans());
        await setShopOpen(db, false);
        return values;
      },
    },
    'a purchase key was used': {
      description: 'The player has bought something else with it.',
      setUp: async () => {
        const values = await setup.signedInPlayer({});
        const bought = await order(pact.playerId, {
          channel: 'card',
          isApproved: false,
          status: OrderStatus.started,
        });
        return { ...values, ...bought, idempotencyKey: pact.purchaseKey };
      },
    },
    'too many purchases were tried': {
      description: 'The player’s next one returns 429 with code 31.',
      setUp: async () => {
        const values = { ...(await setup.signedInPlayer({})), ...(await plans()) };
        sandbox.limits.exhaust('purchasesPerBuyer', pact.playerId);
        return values;
      },
    },

    'a ghost exists': {
      description: 'An account with an email only, which has bought nothing; the access token is its own.',
      setUp: ghost,
    },
    'a ghost that has bought exists': {
      description: 'One order of the ghost is paid; the access token is the one it was bought with.',
      setUp: payingGhost,
    },
    'another account has the corrected email': {
      description: 'A ghost has bought; a player with a password has `otherEmail`.',
      setUp: () => buyerAnd({}),
    },
    'another ghost has bought with the corrected email': {
      description: 'A ghost has bought; another ghost has bought with `otherEmail`.',
      setUp: async () => {
        const values = await buyerAnd({ status: 'ghost' });
        const { paid: status } = OrderStatus;
        await order(pact.otherPlayerId, { channel: 'card', isApproved: false, status }, randomUUID());
        return values;
      },
    },
    'a ghost whose order was rejected exists': {
      description: 'It was paid after the campaign had sold out.',
      setUp: async () => {
        const values = await ghost();
        const { rejected: status } = OrderStatus;
        const bought = await order(pact.playerId, { channel: 'card', isApproved: false, status });
        await db
          .updateTable('orders')
          .set({ rejection: 'sold-out' })
          .where('id', '=', bought.orderId as string)
          .execute();
        return { ...values, ...bought };
      },
    },
    'too many ghosts were registered': {
      description: 'Registering a ghost returns 429 with code 31; nobody has the email.',
      setUp: async () => {
        await setup.removePlayers();
        setup.exhaustForLocalhost('ghostsPerAddress');
        return { email: pact.email };
      },
    },

    'a player who has started an order exists': {
      description: 'The order is to be paid by card; nothing was paid.',
      setUp: () => playersOrder(OrderStatus.started),
    },
    'a player whose started order was dropped exists': {
      description: 'The same, canceled.',
      setUp: () => playersOrder(OrderStatus.cancelled),
    },
    'a store owner with an order that the store approved': {
      description: 'The store has taken the money; nothing was given yet.',
      setUp: () => storeOrder(pact.playerId, true),
    },
    'a store order of another player exists': {
      description: 'The store approved it; the signed-in player owns the game there, too.',
      setUp: () => storeOrder(pact.otherPlayerId, true),
    },
    'an order that the store has not approved': {
      description: 'The order of a store owner; nothing was paid.',
      setUp: () => storeOrder(pact.playerId, false),
    },

    'a store owner with MyDU access': setup.player('Owns the game in the store; MyDU was bought.', () => ({
      ownership: ['steam'],
      hasMyDUAccess: true,
    })),
    'a player with MyDU access': setup.player('MyDU was bought, or taken for game time.', () => ({
      hasMyDUAccess: true,
    })),
    'a player with game time ahead': setup.player('Four months of it; MyDU was not bought.', () => ({
      gameTimeMonths: 4,
    })),
  };
};
