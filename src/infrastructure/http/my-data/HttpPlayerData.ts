import { injectable } from 'inversify';
import { PlayerData } from '#application/my-data/PlayerData';
import type { DataExport } from '#domain/my-data/DataExport';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { exportMyData } from './calls';

@injectable()
export class HttpPlayerData extends PlayerData {
  constructor(private readonly api: CallSender) {
    super();
  }

  export(): Promise<Result<DataExport, CallFailure>> {
    return this.api.send(exportMyData);
  }
}
