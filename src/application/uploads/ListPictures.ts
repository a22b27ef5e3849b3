import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { PlayerPictures } from '#domain/uploads/Picture';
import { useCase } from '../useCase';
import { Pictures } from './Pictures';

@useCase
export class ListPictures {
  constructor(private readonly pictures: Pictures) {}

  execute(): Promise<Result<PlayerPictures, CallFailure>> {
    return this.pictures.list();
  }
}
