import { RemoteConfiguration } from '../../domain/configuration/RemoteConfiguration';
import { service } from '../useCase';
import { ConfigurationSource } from './ConfigurationSource';

/** The remote configuration, loaded once, before anything else is asked of the core (SH-07). */
@service
export class Configuration {
  private loaded: RemoteConfiguration | undefined;

  constructor(private readonly source: ConfigurationSource) {}

  /** @returns false when the configuration could not be had; it may be tried again */
  async load(): Promise<boolean> {
    this.loaded ??= await this.source.load();
    return this.loaded !== undefined;
  }

  /** Takes a configuration that was loaded elsewhere: the server puts it into the pages it renders. */
  use(configuration: RemoteConfiguration): void {
    this.loaded = configuration;
  }

  /** The content service's API as the world sees it; nothing while the configuration, or that address, is missing. */
  get publicContentEndpoint(): URL | undefined {
    if (!this.loaded) return undefined;
    const { contentEndpoint, rootUrl } = this.loaded;
    return URL.canParse(contentEndpoint, rootUrl) ? new URL(contentEndpoint, rootUrl) : undefined;
  }

  /** Nothing before it was loaded; for what has to work even then. */
  get known(): RemoteConfiguration | undefined {
    return this.loaded;
  }

  get current(): RemoteConfiguration {
    if (!this.loaded) throw new Error('The remote configuration was asked for before it was loaded');
    return this.loaded;
  }
}
