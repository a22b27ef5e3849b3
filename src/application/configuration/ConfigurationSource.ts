import type { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';

export abstract class ConfigurationSource {
  /** Returns undefined on failure (document 1 §7). */
  abstract load(): Promise<RemoteConfiguration | undefined>;
}
