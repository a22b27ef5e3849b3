import { SettingError } from '#server/startup/SettingError';

/** Settings for pushing content. URLs default to those of Prismic. */
export interface PushSettings {
  readonly repository: string;
  readonly writeToken: string;
  readonly accessToken: string | undefined;
  /** False for a dry run. */
  readonly send: boolean;
  readonly documentApi: string;
  readonly customTypesApi: string;
  readonly assetApi: string;
  readonly migrationApi: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const required = (env: Environment, name: string): string => {
  const value = env[name];
  if (!value) throw new SettingError(`${name} is missing. See content/README.md.`);
  return value;
};

/** @throws SettingError that names the missing or invalid setting */
export const readPushSettings = (env: Environment, flags: readonly string[]): PushSettings => {
  const repository = required(env, 'PRISMIC_REPOSITORY');
  if (!/^[a-z0-9-]+$/.test(repository)) {
    throw new SettingError(`PRISMIC_REPOSITORY is the name alone, such as farstead, not "${repository}".`);
  }
  return {
    repository,
    writeToken: required(env, 'PRISMIC_WRITE_TOKEN'),
    accessToken: env.PRISMIC_ACCESS_TOKEN,
    send: flags.includes('--send'),
    documentApi: env.PRISMIC_DOCUMENT_API ?? `https://${repository}.cdn.prismic.io/api/v2`,
    customTypesApi: env.PRISMIC_CUSTOM_TYPES_API ?? 'https://customtypes.prismic.io',
    assetApi: env.PRISMIC_ASSET_API ?? 'https://asset-api.prismic.io',
    migrationApi: env.PRISMIC_MIGRATION_API ?? 'https://migration.prismic.io',
  };
};
