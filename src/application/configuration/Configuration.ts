import type { Feature } from '#domain/configuration/features';
import { RemoteConfiguration } from '#domain/configuration/RemoteConfiguration';
import { sharedService } from '../useCase';
import { ConfigurationSource } from './ConfigurationSource';

@sharedService
export class Configuration {
  private loaded: RemoteConfiguration | undefined;

  constructor(private readonly source: ConfigurationSource) {}

  /** @returns false if loading failed; the call can be retried */
  async load(): Promise<boolean> {
    this.loaded ??= await this.source.load();
    return this.loaded !== undefined;
  }

  /** Uses the configuration that the server embeds in rendered pages. */
  seed(configuration: RemoteConfiguration): void {
    this.loaded = configuration;
  }

  /** Absolute URL; undefined until the configuration is loaded. */
  get publicContentEndpoint(): URL | undefined {
    if (!this.loaded) return undefined;
    const { contentEndpoint, rootUrl } = this.loaded;
    return URL.canParse(contentEndpoint, rootUrl) ? new URL(contentEndpoint, rootUrl) : undefined;
  }

  /** Undefined until the configuration is loaded. */
  get currentIfLoaded(): RemoteConfiguration | undefined {
    return this.loaded;
  }

  /** Returns false until the configuration is loaded. */
  has(feature: Feature): boolean {
    return this.loaded?.features.includes(feature) ?? false;
  }

  get current(): RemoteConfiguration {
    if (!this.loaded) throw new Error('The remote configuration must be loaded before it is read');
    return this.loaded;
  }
}
