import fastify from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { apiRoutes } from '#sandbox/apiRoutes';
import type { Sandbox } from '#sandbox/context';
import type { Configuration } from '#sandbox/configuration/schema';
import type { DueDeletions } from '#sandbox/my-data/DueDeletions';
import type { JsonSchema } from './JsonSchema';

/** A schema as TypeBox writes it. */
export interface SandboxSchema extends Omit<JsonSchema, 'items' | 'anyOf' | 'properties'> {
  readonly properties?: Readonly<Record<string, SandboxSchema>>;
  /** A list of schemas for a tuple. */
  readonly items?: SandboxSchema | readonly SandboxSchema[];
  readonly anyOf?: readonly SandboxSchema[];
  readonly allOf?: readonly SandboxSchema[];
  readonly const?: string | number;
  readonly patternProperties?: Readonly<Record<string, SandboxSchema>>;
}

export interface SandboxRoute {
  readonly url: string;
  readonly params?: SandboxSchema;
  readonly querystring?: SandboxSchema;
  readonly headers?: SandboxSchema;
  readonly body?: SandboxSchema;
  readonly response?: Readonly<Record<string, SandboxSchema>>;
}

/** Method and path without the names of the parameters, which differ between the site and the sandbox. */
export const routeKey = (method: string, path: string): string =>
  `${method} ${path.replace(/\{\w+\}|:\w+/g, '{}')}`;

/** Collects the routes of the sandbox's API. No request is made, so the sandbox needs no services. */
export const sandboxRoutes = async (): Promise<ReadonlyMap<string, SandboxRoute>> => {
  const routes = new Map<string, SandboxRoute>();
  const app = fastify();
  app.setValidatorCompiler(() => () => true);
  app.addHook('onRoute', ({ method, url, schema }) => {
    for (const each of [method].flat()) routes.set(routeKey(each, url), { url, ...(schema as object) });
  });
  await app.register(async (instance) => {
    await apiRoutes(instance.withTypeProvider<TypeBoxTypeProvider>(), { rootUrl: () => '' } as Sandbox, {
      dueDeletions: {} as DueDeletions,
      configuration: () => ({}) as Configuration,
    });
  });
  await app.ready();
  await app.close();
  return routes;
};
