import { failures } from '../platform/errors';
import type { Api } from '../platform/http';
import { Configuration } from './schema';

export const configurationRoutes = (api: Api, configuration: () => Configuration): void => {
  api.get('/configuration', { schema: { response: { 200: Configuration, ...failures(503) } } }, () =>
    configuration(),
  );
};
