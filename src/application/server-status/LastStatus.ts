import { serverStatusItem } from '../../domain/consent/storedItems';
import { serviceStates, type Service, type StatusWord } from '../../domain/server-status/Service';
import { StoredItems } from '../shared/StoredItems';
import { service } from '../useCase';

/** Last reported status of the services, stored in this browser as a fallback if the API is unavailable. */
@service
export class LastStatus {
  constructor(private readonly stored: StoredItems) {}

  read(): StatusWord | undefined {
    const text = this.stored.read(serverStatusItem);
    return text === undefined ? undefined : wordIn(text);
  }

  write({ at, services }: StatusWord): void {
    this.stored.write(serverStatusItem, JSON.stringify({ at: at.toISOString(), services }));
  }
}

/** Returns undefined for a text that was not written by this version. */
const wordIn = (text: string): StatusWord | undefined => {
  const { at, services } = objectIn(text);
  const moment = new Date(typeof at === 'string' ? at : NaN);
  if (Number.isNaN(moment.getTime()) || !Array.isArray(services)) return undefined;
  return services.every(isService) ? { at: moment, services } : undefined;
};

const objectIn = (text: string): Readonly<Record<string, unknown>> => {
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
