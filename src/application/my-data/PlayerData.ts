import type { DataExport } from '#domain/my-data/DataExport';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';

/** Data stored about the signed-in player. Access requires recent authentication. */
export abstract class PlayerData {
  abstract export(): Promise<Result<DataExport, CallFailure>>;
}
