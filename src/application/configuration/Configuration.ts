import type { Feature } from '../../domain/configuration/features';
import { RemoteConfiguration } from '../../domain/configuration/RemoteConfiguration';
import { sharedService } from '../useCase';
import { ConfigurationSource } from './ConfigurationSource';

@sharedService
export class Configuration {
  private loaded: RemoteConfiguration | undefined;

  constructor(private readonly source: ConfigurationSource) {}

  /** @returns false when it could not be loaded; it may be tried again */
  async load(): Promise<boolean> {
    this.loaded ??= await this.source.load();
    return this.loaded !== undefined;
  }

  /** The server puts the configuration into the pages that it renders. */
  use(configuration: RemoteConfiguration): void {
    this.loaded = configuration;
  }

  /** Absolute; nothing while it is unknown. */
  get publicContentEndpoint(): URL | undefined {
    if (!this.loaded) return undefined;
    const { contentEndpoint, rootUrl } = this.loaded;
    return URL.canParse(contentEndpoint, rootUrl) ? new URL(contentEndpoint, rootUrl) : undefined;
  }

  /** Nothing before it was loaded. */
  get known(): RemoteConfiguration | undefined {
    return this.loaded;
  }

  /** False before it was loaded. */
  has(feature: Feature): boolean {
    return this.loaded?.features.includes(feature) ?? false;
  }

  get current(): RemoteConfiguration {
    if (!this.loaded) throw new Error('The remote configuration was asked for before it was loaded');
    return this.loaded;
  }
}
