import type { RouteId } from '../../domain/navigation/routes';

/** Which pages of the route table this build has a view of; the others are not linked and answer the locale's home. */
export abstract class BuiltPages {
  abstract has(id: RouteId): boolean;
}
