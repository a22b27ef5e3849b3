import type { Sandbox } from '../context';
import { activationKeys } from '../registration/activationKeys';
import { resetKeys } from '../security/resetKeys';
import { pact } from '../wellKnown';

/** Issues the email keys whose values are fixed in the contracts. */
export const wellKnownKeys = ({ db, clock }: Sandbox) => ({
  activationKey: (playerId: string = pact.playerId): Promise<string> =>
    activationKeys.issue(db, playerId, clock.now(), pact.activationKey),
  resetKey: (): Promise<string> => resetKeys.issue(db, pact.playerId, clock.now(), pact.resetKey),
});
