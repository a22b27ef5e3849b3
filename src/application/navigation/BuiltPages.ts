import type { RouteId } from '../../domain/navigation/routes';

/** The pages of this build; others are not linked, and redirect to home. */
export abstract class BuiltPages {
  abstract has(id: RouteId): boolean;
}
