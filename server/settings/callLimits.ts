import { apiCalls } from '#infrastructure/http/apiCalls';
import { maxBodyBytesOf, timeoutMsOf } from '#infrastructure/http/shared/call';
import type { CallLimits } from '../http/apiProxy';

/** Milliseconds that the proxy waits longer than the application, which reports the timeout. */
const marginMs = 5_000;

/** Limits of the calls that are larger or take longer than others, from their descriptions. */
export const callLimits = (): readonly CallLimits[] =>
  apiCalls
    .map(([, call]) => call)
    .filter(({ upload, transfer }) => upload ?? transfer)
    .map((call) => ({
      method: call.method,
      path: call.path.replace(/\{(\w+)\}/g, ':$1'),
      maxBodyBytes: maxBodyBytesOf(call),
      timeoutMs: timeoutMsOf(call) + marginMs,
    }));
