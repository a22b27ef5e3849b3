import { serverStatusItem } from '#domain/consent/storedItems';
import { serviceStates, type Service, type StatusSnapshot } from '#domain/server-status/Service';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

/**
 * Last status of the services that the API reported. Stored in this browser for when the API is unavailable, without
 * reasons and expected ends, which are outdated by then.
 */
@service
export class StoredStatus {
  constructor(private readonly stored: StoredItems) {}

  read(): StatusSnapshot | undefined {
    const text = this.stored.read(serverStatusItem);
    return text === undefined ? undefined : parseSnapshot(text);
  }

  write({ at, services }: StatusSnapshot): void {
    const states = services.map(({ name, state }) => ({ name, state }));
    this.stored.write(serverStatusItem, JSON.stringify({ at: at.toISOString(), services: states }));
  }
}

/** Returns undefined if the text was not written by this version. */
const parseSnapshot = (text: string): StatusSnapshot | undefined => {
  const { at, services } = parseObject(text);
  const moment = new Date(typeof at === 'string' ? at : NaN);
  if (Number.isNaN(moment.getTime()) || !Array.isArray(services)) return undefined;
  return services.every(isService) ? { at: moment, services } : undefined;
};

const parseObject = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
};

const isService = (value: unknown): value is Service => {
  const { name, state } = (value ?? {}) as Partial<Record<keyof Service, unknown>>;
  return typeof name === 'string' && serviceStates.some((known) => known === state);
};
