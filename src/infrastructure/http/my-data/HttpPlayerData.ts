import { injectable } from 'inversify';
import { PlayerData } from '../../../application/my-data/PlayerData';
import type { StoredData } from '../../../domain/my-data/StoredData';
import type { CallFailure } from '../../../domain/shared/CallFailure';
import type { Result } from '../../../domain/shared/Result';
import { CallSender } from '../shared/CallSender';
import { exportMyData } from './calls';

@injectable()
export class HttpPlayerData extends PlayerData {
  constructor(private readonly api: CallSender) {
    super();
  }

  export(): Promise<Result<StoredData, CallFailure>> {
    return this.api.send(exportMyData);
  }
}
