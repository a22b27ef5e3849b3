import { isIP } from 'node:net';
import { resolve } from 'node:path';
import proxyAddress from '@fastify/proxy-addr';
import type { CountryHeader } from '../http/visitorCountry';
import { readEnvironment, type Environment } from '../startup/environment';
import { SettingError } from '../startup/SettingError';
import { choiceOf, hasRateLimits, isProduction, portOf } from '../startup/values';

const repository = resolve(import.meta.dirname, '../..');

/** The settings of a process. The defaults work on a developer's computer. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Number of processes that serve the site on one port. */
  readonly processes: number;
  readonly demo: boolean;
  readonly folder: string;
  readonly production: boolean;
  readonly apiOrigin: string | undefined;
  readonly contentOrigins: readonly string[];
  readonly publicOrigin: string | undefined;
  /** Where to report a vulnerability: a mailto: or https: address. */
  readonly securityContact: string;
  /** Seconds between checks for content changes while pages are requested. */
  readonly contentCheckSeconds: number;
  /** Maximum size of the rendered pages that each process caches, in megabytes. */
  readonly pageCacheMegabytes: number;
  /** Trusted reverse proxies: addresses, ranges or names (`loopback`), separated by commas. */
  readonly trustProxy: string | false;
  /** Header in which a trusted reverse proxy names the visitor's country. */
  readonly countryHeader: CountryHeader | undefined;
  readonly log: boolean;
  /** The folder of the sandbox's database and keys, or of the last configuration; `memory` stores nothing. */
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly contentToken: string | null;
  /** Whether rate limits apply. Disabled for end-to-end and load tests, which sign in from a single address. */
  readonly rateLimits: boolean;
}

/** Names of all environment variables of the web server. docs/operations.md describes them. */
const variables = [
  'API_ORIGIN',
  'CONTENT_CHECK_SECONDS',
  'CONTENT_ORIGIN',
  'CONTENT_TOKEN',
  'COUNTRY_HEADER',
  'DATABASE_URL',
  'DATA_DIR',
  'HOST',
  'LOG',
  'NODE_ENV',
  'PAGE_CACHE_MB',
  'PORT',
  'PROCESSES',
  'PUBLIC_ORIGIN',
  'RATE_LIMITS',
  'SECURITY_CONTACT',
  'SITE',
  'SITE_FOLDER',
  'SMTP_URL',
  'TRUST_PROXY',
] as const;

type ServerEnvironment = Environment<(typeof variables)[number]>;

const originOf = (name: string, value: string): string => {
  // Without the user name and password, also if the scheme is missing.
  const shown = value.replace(/^(\w+:\/\/)?.*@/s, '$1');
  if (!URL.canParse(value))
    throw new SettingError(`${name} must be an origin such as https://example.com, not "${shown}".`);
  const { protocol, origin, pathname } = new URL(value);
  if (!/^https?:$/.test(protocol) || pathname !== '/') {
    throw new SettingError(`${name} must be an http or https origin without a path, not "${shown}".`);
  }
  return origin;
};

/** The sandbox supports one process only, which holds its database, faults and limits. */
const processesOf = (value: string, mayBeMany: boolean): number => {
  const processes = Number(value);
  if (!Number.isInteger(processes) || processes < 1 || processes > 256) {
    throw new SettingError(`PROCESSES must be a number from 1 to 256, not "${value}".`);
  }
  if (processes > 1 && !mayBeMany) throw new SettingError('PROCESSES needs a back end: set API_ORIGIN too.');
  return processes;
};

const secondsOf = (name: string, value: string): number => {
  const seconds = Number(value);
  if (!(seconds >= 0 && seconds <= 3_600)) {
    throw new SettingError(`${name} must be a number of seconds from 0 to 3600, not "${value}".`);
  }
  return seconds;
};

/** A page with its states must fit. */
const minimumCacheMegabytes = 16;

const megabytesOf = (name: string, value: string): number => {
  const megabytes = Number(value);
  if (!Number.isInteger(megabytes) || megabytes < minimumCacheMegabytes || megabytes > 65_536) {
    throw new SettingError(
      `${name} must be a number of megabytes from ${minimumCacheMegabytes} to 65536, not "${value}".`,
    );
  }
  return megabytes;
};

const contactOf = (value: string): string => {
  if (!/^(mailto:[^\s@]+@|https:\/\/)[^\s@]+$/.test(value)) {
    throw new SettingError(`SECURITY_CONTACT must be a mailto: or https: address, not "${value}".`);
  }
  return value;
};

const proxyNames: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

const trustProxyOf = (value: string): string => {
  const proxies = value.split(',').map((part) => part.trim());
  try {
    // `compile` also accepts numbers as addresses.
    const areProxies = proxies.every(
      (proxy) => proxyNames.includes(proxy) || isIP(proxy.replace(/\/.*/, '')),
    );
    if (areProxies && proxyAddress.compile(proxies)) return value;
  } catch {
    // The length of a prefix is invalid.
  }
  throw new SettingError(
    `TRUST_PROXY must be addresses, ranges such as 10.0.0.0/8 or names (${proxyNames.join(', ')}), not "${value}".`,
  );
};

const countryHeaderOf = (value: string, trustsProxy: boolean): CountryHeader => {
  if (!trustsProxy)
    throw new SettingError('COUNTRY_HEADER needs TRUST_PROXY: only a proxy knows the country.');
  if (!/^[\w-]+$/.test(value))
    throw new SettingError(`COUNTRY_HEADER must be a header name, not "${value}".`);
  return { name: value.toLowerCase() };
};

const settingsOf = (environment: ServerEnvironment, flags: readonly string[]): Settings => {
  const demo = choiceOf('SITE', environment.SITE, ['site', 'demo']) === 'demo' || flags.includes('--demo');
  const origin = (name: 'API_ORIGIN' | 'PUBLIC_ORIGIN'): string | undefined => {
    const value = environment[name];
    return value ? originOf(name, value) : undefined;
  };
  const production = isProduction(environment.NODE_ENV);
  const publicOrigin = origin('PUBLIC_ORIGIN');
  if (production && publicOrigin === undefined) {
    throw new SettingError(
      'In production PUBLIC_ORIGIN must be set, such as https://www.example.com: links in emails and pages begin with it.',
    );
  }
  return {
    port: portOf(environment.PORT || '8080'),
    // For `localhost`, Fastify listens on both 127.0.0.1 and ::1. Browsers may try either address.
    host: environment.HOST || 'localhost',
    processes: processesOf(environment.PROCESSES || '1', demo || Boolean(environment.API_ORIGIN)),
    demo,
    folder: resolve(environment.SITE_FOLDER || resolve(repository, 'dist', demo ? 'demo' : 'site')),
    production,
    apiOrigin: origin('API_ORIGIN'),
    contentOrigins: (environment.CONTENT_ORIGIN ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((value) => originOf('CONTENT_ORIGIN', value)),
    publicOrigin,
    securityContact: contactOf(environment.SECURITY_CONTACT || 'mailto:security@farstead.test'),
    contentCheckSeconds: secondsOf('CONTENT_CHECK_SECONDS', environment.CONTENT_CHECK_SECONDS || '3'),
    pageCacheMegabytes: megabytesOf('PAGE_CACHE_MB', environment.PAGE_CACHE_MB || '256'),
    trustProxy: environment.TRUST_PROXY ? trustProxyOf(environment.TRUST_PROXY) : false,
    countryHeader: environment.COUNTRY_HEADER
      ? countryHeaderOf(environment.COUNTRY_HEADER, Boolean(environment.TRUST_PROXY))
      : undefined,
    log: choiceOf('LOG', environment.LOG, ['0', '1']) === '1',
    dataFolder: environment.DATA_DIR || resolve(repository, '.data'),
    databaseUrl: environment.DATABASE_URL || undefined,
    smtpUrl: environment.SMTP_URL || undefined,
    contentToken: environment.CONTENT_TOKEN || null,
    rateLimits: hasRateLimits(environment.RATE_LIMITS) || production,
  };
};

/**
 * Reads the settings of this process from its environment and arguments.
 * @throws SettingError that names an invalid setting
 */
export const readSettings = (): Settings => settingsOf(readEnvironment(variables), process.argv.slice(2));
