import { injectable } from 'inversify';
import { PlayerData } from '#application/my-data/PlayerData';
import { Clock } from '#application/shared/Clock';
import type { DataExport } from '#domain/my-data/DataExport';
import type { CallFailure } from '#domain/shared/CallFailure';
import { succeed, type Result } from '#domain/shared/Result';
import { FakeApi } from '../backend/FakeApi';
import type { FakeOrder } from '../backend/billing';
import type { FakePerson } from '../backend/people';

/** The account in the format of the API. */
const rowOf = (person: FakePerson) => ({
  id: person.id,
  email: person.email,
  display_name: person.displayName,
  first_name: person.firstName,
  last_name: person.lastName,
  language: person.language,
  roles: person.roles,
  ownership: person.ownership,
  has_mydu_access: person.hasMyDUAccess,
  steam_id: person.steamId,
  pending_email: person.pendingEmail ?? null,
  game_time_end: person.gameTimeEnd ?? null,
  address_street: person.addressStreet,
  address_city: person.addressCity,
  address_postcode: person.addressPostcode,
  address_state: person.addressState,
  address_country: person.addressCountry,
});

const orderRowOf = ({ id, status, paidAt, price, currency }: FakeOrder) => ({
  id,
  status,
  paid_at: paidAt ?? null,
  price_cents: Math.round(price * 100),
  currency,
});

@injectable()
export class FakePlayerData extends PlayerData {
  constructor(
    private readonly api: FakeApi,
    private readonly clock: Clock,
  ) {
    super();
  }

  export(): Promise<Result<DataExport, CallFailure>> {
    return this.api.callWithProof<DataExport, never>((person) => {
      const data = {
        players: [rowOf(person)],
        orders: person.orders.map(orderRowOf),
        contest_entries: [],
      };
      const heldNotShown = [{ table: 'players', column: 'password_hash', reason: 'A secret.' }];
      return succeed({ exportedAt: this.clock.now().toISOString(), data, heldNotShown });
    });
  }
}
