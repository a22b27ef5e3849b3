import type { StoredData } from '../../domain/my-data/StoredData';
import type { CallFailure } from '../../domain/shared/CallFailure';
import type { Result } from '../../domain/shared/Result';

/** What is stored about the signed-in player. Asks for a fresh proof. */
export abstract class PlayerData {
  abstract export(): Promise<Result<StoredData, CallFailure>>;
}
