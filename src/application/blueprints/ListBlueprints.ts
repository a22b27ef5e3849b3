import type { Blueprint } from '#domain/blueprints/Blueprint';
import type { CallFailure } from '#domain/shared/CallFailure';
import type { Result } from '#domain/shared/Result';
import { useCase } from '../useCase';
import { Blueprints } from './Blueprints';

@useCase
export class ListBlueprints {
  constructor(private readonly blueprints: Blueprints) {}

  execute(): Promise<Result<readonly Blueprint[], CallFailure>> {
    return this.blueprints.list();
  }
}
