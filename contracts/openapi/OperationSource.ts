import type { Call } from '#infrastructure/http/shared/call';
import type { RecordedInteraction } from '../mutations/pact';
import type { CallSource } from './callSources';
import type { SandboxRoute } from './sandboxRoutes';

/** Calls with the same method and path, which differ in what the site reads. */
export interface OperationSource {
  readonly names: readonly string[];
  readonly calls: readonly Call[];
  /** The first of the calls. */
  readonly call: Call;
  /** Source of the first call. */
  readonly source: CallSource;
  readonly route: SandboxRoute | undefined;
  readonly interactions: readonly RecordedInteraction[];
}
