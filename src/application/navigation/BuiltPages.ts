import type { RouteId } from '#domain/navigation/routes';

/** Pages in this build. All other pages are not linked and redirect to the home page. */
export abstract class BuiltPages {
  abstract has(id: RouteId): boolean;
}
