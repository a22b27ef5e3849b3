import type { RouteId } from '#domain/navigation/routes';

/** Pages that this build contains. Any other page is not linked, and its path redirects to the home page. */
export abstract class BuiltPages {
  abstract has(id: RouteId): boolean;
}
