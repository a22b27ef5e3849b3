import type { RemoteConfiguration } from '../../domain/configuration/RemoteConfiguration';

export abstract class ConfigurationSource {
  /** The remote configuration, or nothing when it could not be had: failures are swallowed (document 1 §7). */
  abstract load(): Promise<RemoteConfiguration | undefined>;
}
