import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import type { Picture } from '#domain/uploads/Picture';
import { useCase } from '../useCase';
import { Pictures } from './Pictures';

@useCase
export class DeletePicture {
  constructor(private readonly pictures: Pictures) {}

  execute({ key }: Picture): Promise<Result<void, CallFailure>> {
    return this.pictures.delete(key);
  }
}
