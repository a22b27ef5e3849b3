import { Client } from '../sandbox/client';
import type { HistoryEntry } from '../sandbox/coupons';
import { emailsTo, type Email } from '../sandbox/emails';
import type { Player } from './players';

interface GameTimeChange {
  readonly source: string;
  readonly from: string;
  readonly until: string;
}

/** Days of an average month. */
const monthDays = 365.25 / 12;

/** The state of the sandbox after all calls, as its API returns it. */
export class Stored {
  private readonly client: Client;

  constructor(origin: string) {
    this.client = new Client(origin);
  }

  async dacEntries({ accessToken }: Player): Promise<readonly HistoryEntry[]> {
    const path = '/api/inventory/dualaccesscoupon/user-history/me?pageNumber=1&pageSize=100&offset=0';
    return ((await this.client.get(path, accessToken)).body as { history: HistoryEntry[] }).history;
  }

  async dacs({ accessToken }: Player): Promise<number> {
    const { body } = await this.client.get('/api/inventory/dualaccesscoupon/count/me', accessToken);
    return (body as { quantity: number }).quantity;
  }

  /** Returns the months of each change from one source. */
  async monthsFrom(source: 'code' | 'dac' | 'steam', player: Player): Promise<readonly number[]> {
    const { history } = await this.gameTime(player);
    const days = ({ from, until }: GameTimeChange) => (Date.parse(until) - Date.parse(from)) / 86_400_000;
    return history
      .filter((change) => change.source === source)
      .map((change) => Math.round(days(change) / monthDays));
  }

  async pictureNames({ accessToken }: Player): Promise<readonly string[]> {
    const { body } = await this.client.get('/api/assets/player', accessToken);
    return (body as { pendingValidation: { name: string }[] }).pendingValidation.map(({ name }) => name);
  }

  emailsTo(address: string): Promise<readonly Email[]> {
    return emailsTo(this.client, address);
  }

  async isRegistered(email: string): Promise<boolean> {
    const { status } = await this.client.get(`/sandbox/registration.json?email=${encodeURIComponent(email)}`);
    return status === 200;
  }

  /** Whether the balance of the coupons and the end of the game time result from their recorded changes. */
  async isConsistent(player: Player): Promise<boolean> {
    const signed = ({ operationType, sentToDisplayName, quantity }: HistoryEntry) =>
      operationType === 2 || sentToDisplayName !== null ? -quantity : quantity;
    const sum = (await this.dacEntries(player)).map(signed).reduce((total, one) => total + one, 0);
    const { endDate, history } = await this.gameTime(player);
    const isChain = history.every(({ from }, index) => index === 0 || from === history[index - 1]?.until);
    return sum === (await this.dacs(player)) && isChain && endDate === (history.at(-1)?.until ?? null);
  }

  private async gameTime({ accessToken }: Player) {
    const { body } = await this.client.get('/api/users/me/game-time', accessToken);
    return body as { readonly endDate: string | null; readonly history: readonly GameTimeChange[] };
  }
}
