import { randomUUID } from 'node:crypto';
import type { Quantity } from '#domain/coupons/Quantity';
import type { RedemptionCode } from '#domain/products/RedemptionCode';
import type { GiftNote } from '#domain/shared/giftNote';
import { samplePassword } from '#samples/accounts';
import { Client } from '../sandbox/client';
import { pngFile } from '../sandbox/pictureFiles';
import { Browser, type Network } from './Browser';
import type { Player } from './players';
import type { RepeatedCall } from './RepeatedCall';
import type { Stored } from './Stored';

interface Site {
  readonly network: Network;
  readonly stored: Stored;
}

type Kind = (
  index: number,
  players: readonly Player[],
  site: Site,
) => Promise<Pick<RepeatedCall, 'send' | 'countEffects'>>;

const countOf = <T>(items: readonly T[], matches: (item: T) => boolean): number =>
  items.filter(matches).length;

const at = (players: readonly Player[], index: number): Player => {
  const player = players[index % players.length];
  if (!player) throw new Error('There are no players.');
  return player;
};

/** Number of calls of one kind by the same player, so that they wait for each other. */
const callsPerPlayer = 4;

const groupOf = (index: number): number => index - (index % callsPerPlayer);

const redeem: Kind = async (index, players, { network, stored }) => {
  const player = at(players, index);
  const browser = new Browser(network, player.accessToken);
  const { code } = await new Client(network.origin).callControl<{ code: string }>('codes', { months: 5 });
  return {
    send: () => browser.codes.redeem(code as RedemptionCode),
    countEffects: async () => [(await stored.monthsFrom('code', player)).length],
  };
};

const claim: Kind = async (index, players, { network, stored }) => {
  const player = at(players, index);
  const browser = new Browser(network, player.accessToken);
  return {
    send: () => browser.storeGameTime.claim(),
    countEffects: async () => [(await stored.monthsFrom('steam', player)).length],
  };
};

/** Transfers go in both directions between neighbors, so that they wait for each other's locks. */
const transfer: Kind = async (index, players, { network, stored }) => {
  const [player, recipient] = [at(players, index), at(players, index % 2 === 0 ? index + 1 : index - 1)];
  const browser = new Browser(network, player.accessToken);
  const note = `Transfer number ${index} of this run.` as GiftNote;
  const request = {
    key: randomUUID(),
    ownerId: player.id,
    recipientId: recipient.id,
    quantity: 1 as Quantity,
    note,
  };
  const isOwn = (entry: { readonly note: string | null }) => entry.note === note;
  return {
    send: () => browser.dacs.transfer(request),
    countEffects: async () => [
      countOf(await stored.dacEntries(player), isOwn),
      countOf(await stored.dacEntries(recipient), isOwn),
      countOf(await stored.emailsTo(recipient.email), ({ text }) => text.includes(note)),
    ],
  };
};

/** Each conversion of a player has another quantity, by which it is identified. */
const convert: Kind = async (index, players, { network, stored }) => {
  const player = at(players, groupOf(index));
  const browser = new Browser(network, player.accessToken);
  const quantity = (1 + (index % callsPerPlayer)) as Quantity;
  const request = { key: randomUUID(), ownerId: player.id, quantity };
  return {
    send: () => browser.dacs.convert(request),
    countEffects: async () => [
      countOf(
        await stored.dacEntries(player),
        (entry) => entry.operationType === 2 && entry.quantity === quantity,
      ),
      countOf(await stored.monthsFrom('dac', player), (months) => months === quantity),
    ],
  };
};

/** Every tenth file is so large that it is sent in parts. */
const upload: Kind = async (index, players, { network, stored }) => {
  const player = at(players, groupOf(index));
  const browser = new Browser(network, player.accessToken);
  const file = await (index % 10 === 0 ? pngFile(400, 300) : pngFile());
  const name = `upload-${index}`;
  const unsent = { id: randomUUID(), name: `${name}.png`, content: new Blob([new Uint8Array(file)]) };
  return {
    send: () =>
      browser.pictures.upload(unsent, { signal: new AbortController().signal, onProgress: () => undefined }),
    // The name of a second picture would get a suffix.
    countEffects: async () => [
      countOf(await stored.pictureNames(player), (picture) => picture.split(/[^\w-]/)[0] === name),
    ],
  };
};

const withdraw: Kind = async (index, _, { network, stored }) => {
  const browser = new Browser(network);
  const email = `withdrawal-${index}@farstead.test`;
  const form = { name: 'Ada Verne', orderNumber: `FS-${index}`, contract: '', email };
  const key = randomUUID();
  let number = '';
  return {
    send: async () => {
      const receipt = await browser.declarations.withdraw(form, { key, emailLanguage: 'en' });
      if (receipt.ok) number = receipt.value.id;
      return receipt;
    },
    countEffects: async () => {
      const status = await browser.declarations.findStatus({ number, email });
      return [status.ok ? 1 : 0, (await stored.emailsTo(email)).length];
    },
  };
};

const register: Kind = async (index, _, { network, stored }) => {
  const browser = new Browser(network);
  const email = `registration-${index}@farstead.test`;
  const form = {
    displayName: `Pilot-${index}`,
    firstName: 'Ada',
    lastName: 'Verne',
    email,
    password: samplePassword,
    newsletter: false,
    language: 'en' as const,
  };
  return {
    send: () => browser.registrations.register(form),
    countEffects: async () => [
      (await stored.isRegistered(email)) ? 1 : 0,
      (await stored.emailsTo(email)).length,
    ],
  };
};

const kinds = { redeem, claim, transfer, convert, upload, withdraw, register };

export const kindNames: readonly string[] = Object.keys(kinds);

/** Creates calls of all kinds in turn, and the codes and files that they need. */
export const createCalls = async (
  count: number,
  players: readonly Player[],
  site: Site,
): Promise<readonly RepeatedCall[]> => {
  const calls: RepeatedCall[] = [];
  for (let player = 0; calls.length < count; player += 1) {
    for (const [kind, create] of Object.entries(kinds).slice(0, count - calls.length)) {
      calls.push({ ...(await create(player, players, site)), kind, player });
    }
  }
  return calls;
};
