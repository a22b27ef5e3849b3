import type { FastifyPluginAsync } from 'fastify';
import type { Sandbox } from '../context';
import type { Faults } from './faults';

export const controlRoutes =
  (_sandbox: Sandbox, _faults: Faults): FastifyPluginAsync =>
  () =>
    Promise.resolve();
