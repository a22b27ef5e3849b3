import { fileURLToPath } from 'node:url';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Api } from '../platform/http';

const path = fileURLToPath(new URL('../../contracts/openapi.json', import.meta.url));

/** The viewer uses only this origin. Its icons are data URLs. The hash allows the style of its icon sprite. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves contracts/openapi.json in Swagger UI. Registered in its own scope, so that only it has this policy. */
export const apiDocumentRoutes = (parent: Api) =>
  parent.register(async (api) => {
    await api.register(swagger, { mode: 'static', specification: { path, baseDir: '' } });
    await api.register(swaggerUi, {
      routePrefix: '/sandbox/api',
      staticCSP: policy,
      theme: { title: 'Starport API' },
      uiConfig: { layout: 'BaseLayout', docExpansion: 'none', filter: true, validatorUrl: null },
    });
  });
