import type { FastifyHttpOptions, RawServerDefault } from 'fastify';
import { callTimeoutMs, silenceFactors } from '#domain/shared/callTimeouts';

const headersTimeoutMs = 30_000;

/**
 * Limits of connections. A connection ends after a silence, so that a slow transfer can complete. Only the headers of a
 * request have a limit for their duration.
 */
export const connectionLimits = (timeoutMs = callTimeoutMs) =>
  ({
    requestTimeout: 0,
    connectionTimeout: timeoutMs * silenceFactors.generation,
    http: { headersTimeout: headersTimeoutMs },
  }) satisfies FastifyHttpOptions<RawServerDefault>;
