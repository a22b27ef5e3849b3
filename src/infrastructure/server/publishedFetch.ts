import type { PublishedState } from '#hydration/Renderer';
import { loadConfiguration } from '../http/configuration/calls';

/** Returns a `fetch` that responds to requests for the configuration with the published one. */
export const publishedFetch =
  ({ configuration }: PublishedState): typeof fetch =>
  async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname !== loadConfiguration.path) return globalThis.fetch(input, init);
    return new Response(configuration, { headers: { 'content-type': 'application/json' } });
  };
